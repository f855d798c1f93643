// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import ()

// CanUndo reports whether there is a step to be taken back, CanRedo one to be taken
// again.
func (g *Grid[T]) CanUndo() bool { return g.bound().CanUndo() }

// CanRedo is CanUndo for Redo.
func (g *Grid[T]) CanRedo() bool { return len(g.bound().Editing.State.History.Undone) > 0 }

// Undo takes back the latest step: an edit, a paste, rows added, deleted or moved, or
// columns moved, pinned, resized, shown or hidden. It brings what changed into view
// and reports whether there was anything. Sorting, filters, pages, selection and focus
// are no steps, nor are changes where their features are Controlled; of Editing they
// are, once they are accepted.
//
// A step whose rows are gone is left out for the one before it, and an EditRefused
// event tells so. Steps are kept where Editing is on.
func (g *Grid[T]) Undo() bool { return g.bound().Features.History.Travel(false) }

// Redo takes again what Undo took back last. Any other step ends that.
func (g *Grid[T]) Redo() bool { return g.bound().Features.History.Travel(true) }
