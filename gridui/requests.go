// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/events"

// The grid does not change rows. Who holds a grid can ask for a change through
// it, and who owns the rows hears of that as an event and makes it.

// RowAddAsked asks for a new row; Seed is what it begins with, nil for nothing.
type RowAddAsked[T any] struct{ Seed *T }

// RowUpdateAsked asks for a row to be changed by Patch.
type RowUpdateAsked[T any] struct {
	RowID string
	Patch func(*T)
}

func (RowAddAsked[T]) GridEvent() {}

func (RowUpdateAsked[T]) GridEvent() {}

// AddRow asks the owner of the rows for a new one, by a RowAddAsked event.
func (g *Grid[T]) AddRow(seed *T) { g.core.report.Emit(RowAddAsked[T]{Seed: seed}) }

// DeleteRow asks the owner of the rows to delete one, by a RowDeleteAsked event.
func (g *Grid[T]) DeleteRow(rowID string) { g.bound().DeleteRow(rowID) }

func (g *core) DeleteRow(rowID string) {
	g.report.Emit(events.RowDeleteAsked{RowID: rowID})
}

// UpdateRow asks the owner of the rows to change one, by a RowUpdateAsked event.
func (g *Grid[T]) UpdateRow(rowID string, patch func(*T)) {
	g.core.report.Emit(RowUpdateAsked[T]{RowID: rowID, Patch: patch})
}
