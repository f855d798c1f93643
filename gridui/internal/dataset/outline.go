// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

// outlineWalk walks from row to row in the outline of groups or of a tree.
type outlineWalk struct{ rows *shownRows }

// Siblings are the row numbers of a row and its siblings that can be opened.
func (ow *outlineWalk) Siblings(shown int) []int {
	o, place := ow.rows.Order.Model.Outline(), ow.rows.PlaceOf(shown)
	up := o.Parent(place)
	at, end := 0, o.Places()
	if up >= 0 {
		at, end = up+1, o.End(up)
	}
	var rows []int
	for ; at < end && len(rows) < maxSiblings; at = o.End(at) {
		if row := ow.rows.BodyPlace(o.Index(at)); o.Expandable(at) && row >= 0 {
			rows = append(rows, row)
		}
	}
	return rows
}

// maxSiblings bounds how many rows one key press opens.
const maxSiblings = 100_000

// ParentRow is the row number of the parent of a row in the outline, or -1.
func (ow *outlineWalk) ParentRow(shown int) int {
	if !ow.rows.Outlined() {
		return -1
	}
	o := ow.rows.Order.Model.Outline()
	up := o.Parent(ow.rows.PlaceOf(shown))
	if up < 0 {
		return -1
	}
	return ow.rows.BodyPlace(o.Index(up))
}

// EndBelow is the row number after the last descendant of a row.
func (ow *outlineWalk) EndBelow(shown int) int {
	o := ow.rows.Order.Model.Outline()
	return min(o.Before(o.End(ow.rows.PlaceOf(shown))), ow.rows.Order.Hi) - ow.rows.Order.Lo
}
