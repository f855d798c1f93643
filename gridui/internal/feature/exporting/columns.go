// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exporting

import (
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

// columnsOf returns the columns of a snapshot in the form that an export takes.
func columnsOf(s *dataset.Snapshot) []export.Column {
	cols := make([]export.Column, len(s.Cols))
	for i := range s.Cols {
		c := &s.Cols[i]
		cols[i] = export.Column{Key: c.ID, Header: c.Title(), Groups: c.Groups, Format: c.WorkbookFormat()}
		if c.Kind == option.KindTime && cols[i].Format == "" {
			cols[i].Format = excelTime(c.TimeLayout)
		}
	}
	return cols
}

// excelLayout replaces the parts of a layout of package time by their counterparts in a number format of a
// workbook.
var excelLayout = strings.NewReplacer(
	"2006", "yyyy", "January", "mmmm", "Jan", "mmm", "Monday", "dddd", "Mon", "ddd",
	"01", "mm", "02", "dd", "_2", "d", "15", "hh", "03", "hh", "04", "mm", "05", "ss", "06", "yy",
	"PM", "AM/PM", "1", "m", "2", "d", "3", "h", "4", "m", "5", "s",
)

// excelTime returns the number format for a layout of package time. It returns "", which selects the format of
// the exporter, if the layout has parts that a workbook does not have.
func excelTime(layout string) string {
	code := excelLayout.Replace(layout)
	if strings.Trim(code, "ymdhsAPM/-.,: 0") != "" {
		return ""
	}
	return code
}
