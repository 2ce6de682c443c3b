#!/usr/bin/env bash
# csv-parse 7.0.3 takes the line end of the first line for the only one of the file.
#
# A head that was written on Windows above rows that were not (a head pasted by hand, parts of two programs) is a valid
# CSV to spreadsheets. With its default, csv-parse reads all rows as ONE record, whose cells have the line ends inside.
# With one column, or with `relax_column_count`, nothing is refused: three products become one without an error.
# Seen: 2 records instead of 4. With `record_delimiter` listing both ends: 4.
# Papa Parse 5.5.3 does the same; of one column it reports only that it found no delimiter.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund csv-parse@7.0.3 papaparse@5.5.3
cat > seen.js <<'JS'
import { parse } from 'csv-parse/sync'
import Papa from 'papaparse'

const text = 'sku,units\r\nA,1\nB,2\nC,3\n'
const relaxed = parse(text, { relax_column_count: true })
const listed = parse(text, { relax_column_count: true, record_delimiter: ['\r\n', '\n'] })
const oneColumn = parse('sku\r\nA\nB\nC\n')
const papa = Papa.parse('sku\r\nA\nB\nC\n', { skipEmptyLines: true })
console.log('csv-parse, relaxed: ', JSON.stringify(relaxed))
console.log('csv-parse, both ends:', JSON.stringify(listed))
console.log('csv-parse, one column:', JSON.stringify(oneColumn))
console.log('Papa Parse, one column:', JSON.stringify(papa.data), JSON.stringify(papa.errors))
const isAsSeen =
  relaxed.length === 2 && listed.length === 4 && oneColumn.length === 2 && oneColumn[1][0].includes('\n') && papa.data.length === 2
process.exit(isAsSeen ? 0 : 1)
JS
node seen.js || { echo 'The behaviour has changed.'; exit 1; }
