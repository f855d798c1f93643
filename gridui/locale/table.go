// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

// Table holds the texts of a TextTable.
type Table struct {
	// InsertBefore, InsertAfter, Rename and Delete are items of the menus of headers. ColumnName names the field that
	// takes the name of a column.
	InsertBefore, InsertAfter, Rename, Delete, ColumnName string
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
