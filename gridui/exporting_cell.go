// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

// exportColumns are the columns held as an export knows them.
func exportColumns(s *dataset.Snapshot) []export.Column {
	cols := make([]export.Column, len(s.Cols))
	for i, c := range s.Cols {
		cols[i] = export.Column{Key: c.ID, Header: c.Header, Format: c.ExcelFormat}
		if c.Kind == option.KindTime && c.ExcelFormat == "" {
			cols[i].Format = excelTime(c.TimeLayout)
		}
	}
	return cols
}

// excelLayout turns parts of a layout of package time into those of a workbook.
var excelLayout = strings.NewReplacer(
	"2006", "yyyy", "January", "mmmm", "Jan", "mmm", "Monday", "dddd", "Mon", "ddd",
	"01", "mm", "02", "dd", "_2", "d", "15", "hh", "03", "hh", "04", "mm", "05", "ss", "06", "yy",
	"PM", "AM/PM", "1", "m", "2", "d", "3", "h", "4", "m", "5", "s",
)

// excelTime is the number format of a layout of package time; empty, which is the
// exporter's own, for one with parts that a workbook does not have.
func excelTime(layout string) string {
	code := excelLayout.Replace(layout)
	if strings.Trim(code, "ymdhsAPM/-.,: 0") != "" {
		return ""
	}
	return code
}
