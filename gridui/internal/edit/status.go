// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/theme"
)

// rowStatuses knows which rows and cells were changed or not accepted.
type rowStatuses interface {
	// Style is the style of a row by its status.
	Style(id string, th *theme.Theme) theme.CellStyle
	// StatusName is the name of a row's status, empty for rows that are as they came.
	StatusName(id string, l *locale.Texts) string
	// CellEdited reports whether a cell differs from what its row came with. MarksCells reports
	// whether any cell can.
	CellEdited(id string, d *column.Def) bool
	MarksCells() bool
	// Refusal is what the cell of a column says against its row, which was not accepted; the
	// first cell says everything. MarksRefused reports whether there is such a row.
	Refusal(id string, d *column.Def, first bool) (text string, ok bool)
	MarksRefused() bool
	// Conflict is what others made of a cell before its change was saved, nil for none.
	// MarksConflicts reports whether there is such a cell.
	Conflict(id string, d *column.Def) *events.CellConflict
	MarksConflicts() bool
	// Rev tells states of all this apart. AppendRows appends the ids of rows with a mark, at most so
	// many, spread evenly over all of them where there are more.
	Rev() StatusRev
	AppendRows(dst []string, mark RowMark, most int) []string
}

// StatusRev tells what is known of rows at two times apart.
type StatusRev struct {
	Rows      uint64
	Conflicts int
}

// RowMark is what is known about the changes of a row.
type RowMark uint8

const (
	// RowRefused: the row was not accepted, or one of its cells did not get its last value.
	RowRefused RowMark = iota
	// RowConflict: others changed the row before its change was saved.
	RowConflict
	// RowDeleted, RowAdded and RowEdited: changes that are tracked.
	RowDeleted
	RowAdded
	RowEdited
)
