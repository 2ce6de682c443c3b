import type { Rule } from 'eslint'

export declare const typedTables: Rule.RuleModule
