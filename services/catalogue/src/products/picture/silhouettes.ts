/**
 * Outlines on a 400 × 300 ground, drawn in the product's colour; `detail` is drawn on top in a darker or lighter
 * tone.
 */
export interface Silhouette {
  body: string
  sole?: string
  detail: string
}

const TRAINER: Silhouette = {
  body: 'M62 196c-6-30-2-62 12-84 6-9 18-8 24 1 12 18 30 26 50 20 12-4 18-14 26-12 10 2 14 12 24 22l54 34c26 14 66 12 84 30 8 8 8 18 2 24H70c-6-8-7-22-8-35z',
  sole: 'M58 222h284c6 12-2 28-18 28H86c-18 0-30-12-28-28z',
  detail: 'M176 132l34-12M192 146l34-12M208 160l34-12M226 173l32-10M84 176c40 20 96 26 150 20',
}

const BOOT: Silhouette = {
  body: 'M66 190c-4-30 0-58 12-78 8-12 22-8 30 2 14 16 34 20 54 12 14-6 22-6 32 4l56 40c24 14 62 14 82 30 6 6 6 14 2 20H72c-4-8-5-18-6-30z',
  sole: 'M64 222h276l-6 12H70zM84 234h22l-4 22H90zM134 234h22l-4 22h-14zM252 234h22l-4 22h-14zM300 234h22l-4 22h-14z',
  detail: 'M182 134l30-14M198 148l30-14M214 162l30-14M86 186c44 14 100 18 148 10',
}

const SANDAL: Silhouette = {
  body: 'M112 224c6-56 52-88 98-76 30 8 50 38 56 76h-36c-6-26-18-42-38-44-24-2-40 16-44 44zM60 224c40-10 100-12 150-10 56 2 104 2 132 12v12H60z',
  sole: 'M56 236h288c4 10-4 20-18 20H76c-14 0-22-8-20-20z',
  detail: 'M130 208c10-30 34-48 62-44M248 190c-8-20-18-30-32-36',
}

const BALL: Silhouette = {
  body: 'M200 52a98 98 0 1 0 0.1 0z',
  detail:
    'M200 104l44 32-17 52h-54l-17-52zM200 104V56M244 136l46-14M227 188l28 40M173 188l-28 40M156 136l-46-14',
}

const SHIRT: Silhouette = {
  body: 'M142 62l-78 40 26 54 36-16v112h148V140l36 16 26-54-78-40c-10 22-30 32-58 32s-48-10-58-32z',
  detail: 'M142 62c10 22 30 32 58 32s48-10 58-32M126 140l-2-34M274 140l2-34M150 232h100',
}

const SHORTS: Silhouette = {
  body: 'M104 74h192l24 158-88 8-32-86-32 86-88-8z',
  detail: 'M104 74l-4 24h200l-4-24M200 98v56M126 104l-14 120M274 104l14 120',
}

const BAG: Silhouette = {
  body: 'M112 116c0-36 36-60 88-60s88 24 88 60v112c0 16-10 24-26 24H138c-16 0-26-8-26-24z',
  detail: 'M112 148h176M148 168h104v56H148zM172 56c0-28 56-28 56 0M200 148v20',
}

const CAP: Silhouette = {
  body: 'M96 190c0-62 44-100 104-100s96 34 104 84l60 22c10 4 8 18-4 18H112c-10 0-16-8-16-24z',
  detail: 'M200 90v98M142 106c-14 24-20 52-18 82M258 106c14 20 22 44 24 74M98 190h206',
}

const SOCK: Silhouette = {
  body: 'M160 50h76v96c0 16 6 22 22 32l44 26c24 14 14 52-16 52-34 0-64-14-98-40-20-16-28-30-28-54z',
  detail: 'M160 78h76M160 98h76M286 208c-8 12-8 30 2 46M164 186c14-18 42-20 64-14',
}

const BY_WORD: readonly (readonly [RegExp, Silhouette])[] = [
  [/tenis|calzado|zapat|shoe/, TRAINER],
  [/guayo|boot|cleat/, BOOT],
  [/sandalia|chancla|slide/, SANDAL],
  [/\bbalon(es)?\b|\bballs?\b/, BALL],
  [/camiseta|camisa|buzo|chaqueta|shirt/, SHIRT],
  [/pantaloneta|short|licra|sudadera/, SHORTS],
  [/gorra|cap$/, CAP],
  [/medias|calcet|sock/, SOCK],
  [/maleta|morral|bolso|bag/, BAG],
]

// A category of many kinds, each named by its subcategory.
const MIXED = /accesorio/i

function named(kind: string): Silhouette | undefined {
  const plain = kind.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return BY_WORD.find(([words]) => words.test(plain))?.[1]
}

/**
 * The outline for a product's kind; a trainer for unknown kinds. The category decides: trainers for basketball are
 * trainers. A subcategory counts where the category names no kind.
 */
export const silhouetteOf = (category: string, subcategory: string): Silhouette =>
  named(category) ?? named(subcategory) ?? (MIXED.test(category) ? BAG : TRAINER)
