// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/layoutx"
)

// blankRow is the row in which users type a new row, next to the body in the top or the bottom band.
type blankRow struct {
	shown bool
	band  layoutx.Band
	// row holds the values of the row while it is edited, nil otherwise.
	row rowdata.Row
}

// ShowBlank shows the blank row in a band, or hides it.
func (sr *shownRows) ShowBlank(shown bool, b layoutx.Band) { sr.blank.shown, sr.blank.band = shown, b }

// FillBlank sets the values of the blank row; a nil row has none.
func (sr *shownRows) FillBlank(row rowdata.Row) { sr.blank.row = row }

// BlankRow returns the values of the blank row, nil while it is not edited.
func (sr *shownRows) BlankRow() rowdata.Row { return sr.blank.row }

// BlankAt returns the place of the blank row. ok is false if it does not show.
func (sr *shownRows) BlankAt() (b layoutx.Band, row coord.Slot, ok bool) {
	k := &sr.blank
	if k.shown && k.band == layoutx.Top {
		row = coord.Slot(sr.FloatingCount(layoutx.Top) - 1)
	}
	return k.band, row, k.shown
}

// IsBlank reports whether the row at a slot of a band is the blank row.
func (sr *shownRows) IsBlank(b layoutx.Band, row coord.Slot) bool {
	band, at, ok := sr.BlankAt()
	return ok && b == band && row == at
}

// blanks returns the number of blank rows in a band: one or none.
func (sr *shownRows) blanks(b layoutx.Band) int {
	if sr.blank.shown && sr.blank.band == b {
		return 1
	}
	return 0
}
