// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/events"

// The grid does not change rows. Who holds a grid can ask for a change through
// it, and who owns the rows hears of that as an event and makes it.

// RowAddRequested asks for a new row; Seed is what it begins with, nil for nothing.
type RowAddRequested[T any] struct{ Seed *T }

// RowUpdateRequested asks for a row to be changed by Patch.
type RowUpdateRequested[T any] struct {
	RowID string
	Patch func(*T)
}

func (RowAddRequested[T]) GridEvent() {}

func (RowUpdateRequested[T]) GridEvent() {}

// RequestAddRow asks the owner of the rows for a new one, by a RowAddRequested event.
func (g *Grid[T]) RequestAddRow(seed *T) { g.core.Report.Emit(RowAddRequested[T]{Seed: seed}) }

// RequestDeleteRow asks the owner of the rows to delete one, by a RowDeleteRequested event.
func (g *Grid[T]) RequestDeleteRow(rowID string) {
	g.bound().Report.Emit(events.RowDeleteRequested{RowID: rowID})
}

// RequestUpdateRow asks the owner of the rows to change one, by a RowUpdateRequested event.
func (g *Grid[T]) RequestUpdateRow(rowID string, patch func(*T)) {
	g.core.Report.Emit(RowUpdateRequested[T]{RowID: rowID, Patch: patch})
}
