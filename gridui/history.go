// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/internal/core"

// History is what was done in a grid, to be taken back step by step: edits, pastes, rows that
// were added, deleted or moved, and columns that were moved, pinned, resized, shown or hidden.
// Sorting, filters, pages, selection and focus are no steps, nor are changes where their
// features are Controlled; of Editing they are, once they are accepted. Steps are kept where
// Editing is on. The zero value belongs to no grid and cannot be used.
type History struct{ core *core.Grid }

// History is the history of the grid.
func (g *Grid[T]) History() History { return History{g.bound()} }

// CanUndo reports whether there is a step to be taken back.
func (h History) CanUndo() bool { return h.core.Features.History.CanUndo() }

// CanRedo reports whether there is a step to be taken again.
func (h History) CanRedo() bool { return len(h.core.Editing.State.History.Undone) > 0 }

// Undo takes back the latest step. It brings what changed into view and reports whether there
// was anything. A step whose rows are gone is left out for the one before it, and an
// EditRefused event tells so.
func (h History) Undo() bool { return h.core.Features.History.Travel(false) }

// Redo takes again what Undo took back last. Any other step ends that.
func (h History) Redo() bool { return h.core.Features.History.Travel(true) }
