// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/locale"
)

// editAsker is what the engine asks of its grid about changes of cells.
type editAsker interface {
	// editAct does what a key of edits does at a cell.
	editAct(a Action, at place)
	// awaitPaste notes where the text goes that is on its way.
	awaitPaste()
	// cornerMark is what stands in the corner of a cell.
	cornerMark(at place) cornerMark
	// marksCorners says whether there can be marks at all.
	marksCorners() bool
	// statusName is what became of a row in words, empty where nothing did; refusal is
	// why a cell did not get its last value.
	statusName(at place, l *locale.Texts) string
	refusal(at place) string
}

// rowKeeper adds and deletes rows.
type rowKeeper interface {
	addByKey()
	deleteByKey(focused string)
	// blank is a new row, addMany adds such rows and returns how many.
	blank() rowdata.Row
	addMany(rows rowdata.Slice) (int, error)
}
