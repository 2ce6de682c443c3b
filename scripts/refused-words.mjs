// Words not to be used in names, comments, test titles and documents, each with its standard replacement
// (docs/glossary.md). Patterns match lower-case text; names are split into words: `priceCode` is 'price code'.

/**
 * `isName` limits a word to names, where prose may use it in its everyday sense; `path` limits it to some folders.
 */
export const REFUSED_WORDS = [
  { pattern: /\banswer(s|ed|ing)?\b/, instead: 'return; reply or response' },
  { pattern: /\b(kept|keepers?)\b/, instead: 'stored, cached, unchanged' },
  { pattern: /^keep$/, instead: 'store, cache, persist', isName: true },
  { pattern: /\b(forgets?|forgetting|forgotten|forgot(?! password))\b/, instead: 'evict, delete, clear' },
  { pattern: /\b(tells?|told|telling)\b/, instead: 'notify, publish, emit' },
  { pattern: /\b(hears?|heard|hearing)\b/, instead: 'subscribe, receive' },
  { pattern: /\b(says?|said|saying|speaks?|spoken)\b/, instead: 'message, text; states, shows' },
  { pattern: /\b(take[sn]?|took|taking) back\b/, instead: 'roll back (transaction), undo (step)' },
  {
    pattern: /\b(whoever|somebody|someone|nobody|anybody)\b/,
    instead: 'the caller, the user, the actor, no caller',
  },
  { pattern: /\b(for|by) who\b/, instead: 'users who, callers who' },
  { pattern: /\b(wears?|wearing|worn)\b/, instead: 'have (a profile)' },
  { pattern: /\b(wish(es)?|deeds?)\b/, instead: 'input or request; audit entry' },
  { pattern: /^hand$|^hand of\b/, instead: 'command context', isName: true },
  { pattern: /\b(announce[sd]?|announcing)\b/, instead: 'append an event' },
  { pattern: /\b(together|carried)\b/, instead: 'batch; recent events', isName: true },
  { pattern: /\b(bury|buried|buries|harmless)\b/, instead: 'dead-letter; sandbox headers' },
  { pattern: /\b(by the clock|same moment)\b/, instead: 'system actor; snapshot cache' },
  { pattern: /\bcomes? back\b/, instead: 'reverse batch', isName: true },
  { pattern: /^touch(es|ed)?\b/, instead: 'record use, change', isName: true },
  { pattern: /\b(house|journey)\b/, instead: 'origin or host; round trip' },
  { pattern: /\bquestions?\b/, instead: 'query, cache key, confirmation' },
  {
    pattern: /\blanes?\b/,
    instead: 'column (a lane is an event partition)',
    path: /^console\/|^libs\/texts\//,
  },
  { pattern: /\bplace\b/, instead: 'position', isName: true, path: /^console\/src\/shared\// },
]
