// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import "github.com/giogrid/giogrid/gridui/internal/rowdata"

// Overlaid is a row with edits that the program has not answered.
type Overlaid struct {
	// Cols are the edited columns, Over puts their values into a copy of the row.
	Cols []string
	Over func(row rowdata.Row)

	row rowdata.Row
	of  overlaidOf
	// made says that row was made.
	made bool
}

// overlaidOf identifies the rows that an overlaid row was made from.
type overlaidOf struct {
	given rowsGiven
	told  uint32
}

// Overlay returns the row with an id as it would be with the edits that the program has not answered,
// made anew when rows have changed since the last call. base is the row as it is. ok is false if the row
// has no such edits.
func (sr *shownRows) Overlay(id string, base rowdata.Row) (row rowdata.Row, ok bool) {
	o, ok := sr.Overlaid[id]
	if !ok {
		return row, false
	}
	if now := (overlaidOf{sr.Order.shownGiven(), sr.Told}); !o.made || o.of != now {
		o.made, o.of, o.row = true, now, sr.Kind.Deep(base)
		o.Over(o.row)
		sr.Overlaid[id] = o
	}
	return o.row, true
}
