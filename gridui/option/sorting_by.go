// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"slices"
	"strconv"
	"strings"
)

// SortBy sets what of a column rows are ordered by.
type SortBy uint8

const (
	// SortByValue orders rows by the values of the column.
	SortByValue SortBy = iota
	// SortByMagnitude orders numbers and durations without regard to their signs: -3 is before 5. Columns of other
	// values are not ordered by it.
	SortByMagnitude
	// SortByList orders values as SortKey.List has them, by their texts exactly as cells show them. Values that are not in
	// the list come after it in both directions, by value. Descending reverses the list, and the order of the other values.
	SortByList
	// SortByColor orders cells by the colours that conditional formats give them, see package formats: in the order in
	// which the rules name the colours. A cell between two colours of a scale counts as the nearer one, and a cell without
	// a colour as its row. Cells without a colour come last in both directions. Styles of Grid.CellStyle and
	// Grid.RowStyle are no such colours, since they are only known for the cells on the screen.
	SortByColor
	// SortByIcon orders cells by the icons that conditional formats give them: by the rules, and from the icon of the
	// least values to that of the greatest. Cells without an icon come last in both directions.
	SortByIcon

	sortBys = iota
)

// sortByNames lists the names in JSON.
var sortByNames = [sortBys]string{"value", "magnitude", "list", "color", "icon"}

// String returns the name in JSON, empty for an unknown value.
func (b SortBy) String() string {
	if b >= sortBys {
		return ""
	}
	return sortByNames[b]
}

// MarshalText returns the name in JSON. An unknown value has that of SortByValue.
func (b SortBy) MarshalText() ([]byte, error) {
	if b >= sortBys {
		b = SortByValue
	}
	return []byte(sortByNames[b]), nil
}

// UnmarshalText sets the value by its name. An unknown name, such as that of a newer program, gives SortByValue, so that
// the rest of a view can be read.
func (b *SortBy) UnmarshalText(text []byte) error {
	*b = SortBy(max(slices.Index(sortByNames[:], string(text)), 0))
	return nil
}

// HasLook reports whether rows are ordered by what conditional formats give cells.
func (b SortBy) HasLook() bool { return b == SortByColor || b == SortByIcon }

// String returns the fields that are set as fmt prints them, such as "{price true}" or "{size false list S, M, L}".
func (k SortKey) String() string {
	text := "{" + k.ColumnID + " " + strconv.FormatBool(k.Desc)
	if k.By != SortByValue {
		text += " " + k.By.String()
	}
	if !k.List.IsZero() {
		text += " " + strings.Join(k.List.Texts(), ", ")
	}
	return text + "}"
}
