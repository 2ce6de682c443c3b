#!/usr/bin/env bash
# The last millisecond of a day, written by write-excel-file 4.1.1, is shown by SheetJS 0.18.5 as 24:00 of that day.
#
# Ends of ranges are usually 23:59:59.999. A spreadsheet stores a time as a share of a day; SheetJS rounds the minutes
# that a format without seconds shows, and not the day: the text of the cell is an hour that no clock has, which programs
# that read the shown text (and not the number) refuse or move to the next day.
# Seen: the cell of 2026-03-05T23:59:59.999Z with the format `yyyy-mm-dd hh:mm` has the text `2026-03-05 24:00`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund write-excel-file@4.1.1 xlsx@0.18.5
cat > seen.js <<'JS'
import writeExcelFile from 'write-excel-file/node'
import XLSX from 'xlsx'

const value = new Date('2026-03-05T23:59:59.999Z')
const written = await writeExcelFile([[{ value, type: Date, format: 'yyyy-mm-dd hh:mm' }]])
await written.toFile('end.xlsx')
const book = XLSX.readFile('end.xlsx')
const { v, w } = book.Sheets[book.SheetNames[0]].A1
console.log(JSON.stringify({ number: v, text: w }))
process.exit(w === '2026-03-05 24:00' ? 0 : 1)
JS
node seen.js || { echo 'The behaviour has changed.'; exit 1; }
