// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracked

import (
	"errors"
	"unsafe"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/tracking"
)

// Fields identifies the fields of a ChangeTrackingGrid at one time. For functions it records only
// whether they are set, since programs may create new closures in each frame.
type Fields struct {
	Data, Fields          unsafe.Pointer
	Rows, FieldCount      int
	RowKey, SetKey, Clone bool
	Options               Options
	Revive                bool
	AddAt                 tracking.Place
}

// Start decides what rows are tracked from: the fields of a ChangeTrackingGrid apply until a row is
// changed or the grid is laid out. The zero value has not begun.
type Start struct {
	rows   *Rows
	fields Fields
	// begun is set after rows are tracked, or cannot be. followed is set if changes of the fields
	// apply, which they do not for rows of a source.
	begun, followed bool
	// err is the reason why nothing is tracked, until it is reported. laid is set by the first
	// frame.
	err  error
	laid bool
}

// errLateFields is the error of fields that are set too late.
var errLateFields = errors.New("fields of the ChangeTrackingGrid, such as Data and RowKey, were set after the grid was laid out or a row was changed; they have no effect. SetRows and Rebase give other rows")

// Begin starts to track rows of the fields, and ends earlier tracking.
func (s *Start) Begin(fields Fields) { *s = Start{begun: true, followed: true, fields: fields} }

// BeginSource starts to track rows of a source, and ends earlier tracking.
func (s *Start) BeginSource() { *s = Start{begun: true} }

// End ends the tracking.
func (s *Start) End() { *s = Start{} }

// Track sets the rows that are tracked from now on, or the reason why none are.
func (s *Start) Track(rows *Rows, err error) { s.rows, s.err = rows, err }

// Rows returns the tracked rows, nil if there are none.
func (s *Start) Rows() *Rows { return s.rows }

// Note records fields whose rows are tracked already.
func (s *Start) Note(fields Fields) { s.fields = fields }

// Stale reports whether tracking must begin: it has not begun, or the fields were set since, no row
// was changed, and no frame was laid out. It reports fields that were set too late as a problem.
func (s *Start) Stale(now Fields, report dataset.Report) bool {
	switch {
	case !s.begun:
		return true
	case !s.followed || s.fields == now:
		return false
	case s.laid || s.rows != nil && s.rows.log.HasChanges():
		s.fields = now
		report.Problem("late fields", "%w", errLateFields)
		return false
	}
	return true
}

// LayingOut reports why nothing is tracked, as soon as a frame shows that the fields stay as they
// are.
func (s *Start) LayingOut(report dataset.Report) {
	s.laid = true
	if s.err != nil {
		report.Problem("tracking", "changes are not tracked: %w", s.err)
		s.err = nil
	}
}
