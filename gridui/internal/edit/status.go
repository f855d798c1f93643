// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/theme"
)

// rowStatuses provides which rows and cells were changed or not accepted.
type rowStatuses interface {
	// Style returns the style of a row for its status.
	Style(id string, th *theme.Theme) theme.CellStyle
	// StatusName returns the name of a row's status, empty for unchanged rows.
	StatusName(id string, l *locale.Texts) string
	// CellEdited reports whether a cell differs from the original row. MarksCells reports whether
	// any cell can.
	CellEdited(id string, d *column.Def) bool
	MarksCells() bool
	// Refusal returns the message of a column's cell about its row, which was not accepted; the
	// first cell returns all messages. MarksRefused reports whether there is such a row.
	Refusal(id string, d *column.Def, first bool) (text string, ok bool)
	MarksRefused() bool
	// Conflict returns the conflicting change of others in a cell, nil for none. MarksConflicts
	// reports whether there is such a cell.
	Conflict(id string, d *column.Def) *events.CellConflict
	MarksConflicts() bool
	// Rev returns a revision of these states. AppendRows appends the ids of rows with a mark, at
	// most most of them, evenly distributed over all if there are more.
	Rev() StatusRev
	AppendRows(dst []string, mark RowMark, most int) []string
}

// StatusRev is a revision of the status of rows.
type StatusRev struct {
	Rows      uint64
	Conflicts int
}

// RowMark describes the changes of a row.
type RowMark uint8

const (
	// RowRefused marks a row that was not accepted, or in which a cell refused its last value.
	RowRefused RowMark = iota
	// RowConflict marks a row that others changed before its change was saved.
	RowConflict
	// RowDeleted, RowAdded and RowEdited mark tracked changes.
	RowDeleted
	RowAdded
	RowEdited
)
