// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

import "github.com/giogrid/giogrid/gridui/internal/column"

// CardTitle is the title of a card about a column, kept with what it was made from.
type CardTitle struct{ header, name, text string }

// Of is the title of a card by its name: that of the column stands before it.
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

// HoldsData reports whether a column shows that has values: those of check boxes and the like have none.
func HoldsData(columns *column.Set, columnID string) bool {
	col := columns.Find(columnID)
	return col >= 0 && !columns.Leaves[col].Utility
}
