#!/usr/bin/env bash
# write-excel-file 4.1.1 writes a text as it is, and XLSX readers decode `_xHHHH_` in it: a product code changes.
#
# ECMA-376 (18.4, ST_Xstring) lets a text have any character as `_xHHHH_`, so a text that has such letters itself must be
# written with `_x005F_` before them. write-excel-file does not do that. A reference such as `TEN_x0041_38` of a supplier is
# read back as another one, by two readers that know nothing of each other; no error anywhere.
# Seen: TEN_x0041_38 is read as TENA38 by ExcelJS 4.4.0 and by SheetJS 0.18.5.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund write-excel-file@4.1.1 exceljs@4.4.0 xlsx@0.18.5
cat > seen.js <<'JS'
import ExcelJS from 'exceljs'
import writeExcelFile from 'write-excel-file/node'
import XLSX from 'xlsx'

const code = 'TEN_x0041_38'
const written = await writeExcelFile([[{ value: code, type: String }]])
await written.toFile('codes.xlsx')
const book = new ExcelJS.Workbook()
await book.xlsx.readFile('codes.xlsx')
const byExcelJs = book.worksheets[0].getCell('A1').value
const sheets = XLSX.readFile('codes.xlsx')
const bySheetJs = sheets.Sheets[sheets.SheetNames[0]].A1.v
console.log(JSON.stringify({ code, byExcelJs, bySheetJs }))
process.exit(byExcelJs === 'TENA38' && bySheetJs === 'TENA38' ? 0 : 1)
JS
node seen.js || { echo 'The behaviour has changed.'; exit 1; }
