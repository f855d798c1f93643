// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

import "github.com/giogrid/giogrid/gridui/internal/column"

// CardTitle is the title of a card about a column, kept with what it was made from.
type CardTitle struct{ header, name, text string }

// Of returns the title of a card: the header of the column, or its id without one, followed by name.
func (t *CardTitle) Of(columns *column.Set, columnID, name string) string {
	header := columnID
	if col := columns.Find(columnID); col >= 0 && columns.Leaves[col].Header != "" {
		header = columns.Leaves[col].Header
	}
	if t.header != header || t.name != name {
		*t = CardTitle{header, name, header + " – " + name}
	}
	return t.text
}

// HoldsData reports whether a column is visible and has values: utility columns such as that of check boxes have
// none.
func HoldsData(columns *column.Set, columnID string) bool {
	col := columns.Find(columnID)
	return col >= 0 && !columns.Leaves[col].Utility
}
