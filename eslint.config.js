import { readFileSync } from 'node:fs'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { typedTables } from './scripts/lint/typed-tables.mjs'

const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'tests/**']
// Tools that find their settings by the default export.
const DEMANDS_DEFAULT = [
  ...['*.config.ts', '*.config.js', 'console/*.config.ts'],
  'scripts/suites/run-reporter.mjs',
]

const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: a thing has one name everywhere.',
}
// The letters that English lacks: vowels with an accent, the n with a tilde, and the two signs that open a sentence.
const SPANISH =
  '[\\u00e1\\u00e9\\u00ed\\u00f3\\u00fa\\u00f1\\u00c1\\u00c9\\u00cd\\u00d3\\u00da\\u00d1\\u00bf\\u00a1]'
const NO_SPANISH = [
  `Literal[value=/${SPANISH}/]`,
  `TemplateElement[value.raw=/${SPANISH}/]`,
  `JSXText[value=/${SPANISH}/]`,
].map((selector) => ({ selector, message: 'What people read lives in libs/texts; say it by key.' }))
const NO_BUILT_SQL = {
  selector: "CallExpression[callee.property.name='raw'] > TemplateLiteral[expressions.length>0]",
  message: 'A value goes into SQL as a binding: raw(sql, [value]).',
}
// Read from the tables themselves, so that a new state is refused elsewhere from its first day.
const STATES = ['order', 'return-case'].flatMap((table) => {
  const source = readFileSync(new URL(`libs/lifecycle/src/${table}/states.ts`, import.meta.url), 'utf8')
  return [...source.matchAll(/^ {2}(\w+): \{.*\},$/gm)].map(([, state]) => state)
})
const NO_STATE = [
  'BinaryExpression[operator=/^[!=]==$/]',
  'CallExpression[callee.property.name=/^(includes|(or|and)?where(Not)?(In)?)$/i]',
  'SwitchStatement[discriminant.name=/state/i] > SwitchCase',
  'SwitchStatement[discriminant.property.name=/state/i] > SwitchCase',
].map((place) => ({
  selector: `${place} > Literal[value=/^(${STATES.join('|')})$/]`,
  message: 'Ask the table of states in libs/lifecycle: what a state means is written there once.',
}))
const NO_KIND = [
  "BinaryExpression[operator=/^[!=]==$/] > MemberExpression[property.name='type_order']",
  "BinaryExpression[operator=/^[!=]==$/] > Identifier[name='type_order']",
].map((selector) => ({
  selector,
  message: 'Ask orderKind in libs/lifecycle: what the type of an order means is written there once.',
}))
const NO_ENUM = {
  selector: 'TSEnumDeclaration',
  message: 'A list of words is `as const`, so that it can be read by value.',
}
const NO_PACKED = [
  'ObjectExpression > SpreadElement > ObjectExpression',
  'ArrayExpression > SpreadElement > ArrayExpression',
  'ArrayExpression > SpreadElement > TSAsExpression > ArrayExpression',
].map((selector) => ({
  selector,
  message: 'Write fields and items out: the spread of a literal only hides their lines.',
}))
const NO_STRING_ICON = {
  selector: 'JSXAttribute[name.name=/^(icon|rightIcon|endIcon|leftIcon)$/] > Literal',
  message: 'Pass an icon component: a name pulls every icon into the bundle.',
}

const BLUEPRINT = {
  paths: [
    {
      name: '@blueprintjs/core',
      importNames: ['Popover'],
      message: 'Use PopoverNext: Popover stands on an abandoned library.',
    },
    {
      name: '@blueprintjs/core',
      importNames: ['HTMLSelect'],
      message: 'Use NativeSelect: the sign of HTMLSelect has an English name for screen readers.',
    },
  ],
  patterns: [
    { group: ['@blueprintjs/datetime*'], message: 'Use our own date fields: that package refuses React 19.' },
  ],
}

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.cache/**',
      '.data/**',
      'coverage/**',
      'test-results/**',
      'tests/contracts/client/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({ ...config, files: ['**/*.ts', '**/*.tsx'] })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Our ports are async whether or not an implementation waits.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx', 'scripts/**/*.mjs'],
    rules: {
      complexity: ['error', 10],
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': [
        'error',
        NO_DEFAULT_EXPORT,
        ...NO_SPANISH,
        NO_BUILT_SQL,
        NO_ENUM,
        ...NO_PACKED,
        ...NO_STATE,
        ...NO_KIND,
      ],
      'no-duplicate-imports': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      eqeqeq: 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    },
  },
  {
    files: ['libs/**/*.ts', 'services/**/*.ts', 'infra/**/*.ts'],
    ignores: TESTS,
    plugins: { local: { rules: { 'typed-tables': typedTables } } },
    rules: { 'local/typed-tables': 'error' },
  },
  {
    files: ['console/**/*.ts', 'console/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'react-hooks/exhaustive-deps': 'error',
      // Warns about what a compiler of React would leave alone; the build has none.
      'react-hooks/incompatible-library': 'off',
      'no-restricted-imports': ['error', BLUEPRINT],
      'no-restricted-syntax': [
        'error',
        NO_DEFAULT_EXPORT,
        ...NO_SPANISH,
        NO_ENUM,
        ...NO_PACKED,
        NO_STRING_ICON,
        ...NO_STATE,
        ...NO_KIND,
      ],
    },
  },
  {
    files: ['console/src/shared/ui/select/native-select.tsx'],
    rules: { 'no-restricted-imports': 'off' },
  },
  // A component's markup is long without being difficult.
  {
    files: ['console/**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 120, skipBlankLines: true }] },
  },
  {
    // Texts are a catalogue: long by nature, and the one place for Spanish.
    files: ['libs/texts/**'],
    rules: { 'max-lines': 'off', 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT] },
  },
  {
    // A table of data is read, not understood; names of people and towns are Spanish.
    files: ['**/migrations/**', '**/seed/**', 'infra/demo/**'],
    rules: {
      'max-lines-per-function': 'off',
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_BUILT_SQL, NO_ENUM, ...NO_PACKED],
    },
  },
  {
    files: TESTS,
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      // A describe block is a chapter, not a function.
      'max-lines-per-function': 'off',
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_BUILT_SQL, NO_ENUM, ...NO_PACKED],
    },
  },
  { files: DEMANDS_DEFAULT, rules: { 'no-restricted-syntax': ['error', ...NO_SPANISH] } },
)
