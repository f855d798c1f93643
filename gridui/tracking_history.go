// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// rowsStep is a change of whole rows: added, deleted, updated or as they came again.
type rowsStep[T any] struct {
	t             *tracked[T]
	before, after []rowState[T]
}

func (s *rowsStep[T]) Cells() int { return len(s.before) }

func (s *rowsStep[T]) Undo() error { return s.t.restore(s.before) }

func (s *rowsStep[T]) Redo() error { return s.t.restore(s.after) }

func (s *rowsStep[T]) Place() (rowID, columnID string) {
	return s.before[0].id, ""
}
