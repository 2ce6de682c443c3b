/** What a file may have. Ten times as much as a large shop needs, and little enough for one process to read. */
export const LIMITS = {
  rows: 50_000,
  columns: 200,
  /** Of a cell; the longest of our fields has 2,000. */
  characters: 32_767,
  /** Of a workbook: its parts, and the bytes that the parts which are read become. */
  entries: 2_000,
  unpacked_bytes: 300_000_000,
  /** Only the first one is read, but all are listed in memory: a small workbook can name millions. */
  sheets: 300,
  /** Texts that cells share are all in memory. */
  shared_bytes: 60_000_000,
  /** Lines that are looked at, empty ones too: the last of Excel's sheets. */
  lines: 1_048_576,
  /** Of all cells that are stored: cells of a workbook may share one long text, so a small file becomes any size. */
  all_characters: 60_000_000,
} as const
