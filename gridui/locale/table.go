// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import "github.com/giogrid/giogrid/gridui/internal/override"

// Table holds the texts of a TextTable.
type Table struct {
	// InsertBefore, InsertAfter, Rename and Delete are items of the menus of headers. ColumnName names the field that
	// takes the name of a column.
	InsertBefore, InsertAfter, Rename, Delete, ColumnName string
}

// override returns the texts with the texts of part that are set.
func (t Table) override(part Table) Table {
	t.InsertBefore = override.Or(part.InsertBefore, t.InsertBefore)
	t.InsertAfter = override.Or(part.InsertAfter, t.InsertAfter)
	t.Rename = override.Or(part.Rename, t.Rename)
	t.Delete = override.Or(part.Delete, t.Delete)
	t.ColumnName = override.Or(part.ColumnName, t.ColumnName)
	return t
}

func koreanTextTable() Table {
	return Table{InsertBefore: "앞에 열 삽입", InsertAfter: "뒤에 열 삽입", Rename: "열 이름 바꾸기", Delete: "열 삭제", ColumnName: "열 이름"}
}

func englishTextTable() Table {
	return Table{
		InsertBefore: "Insert column before", InsertAfter: "Insert column after", Rename: "Rename column", Delete: "Delete column",
		ColumnName: "Column name",
	}
}
