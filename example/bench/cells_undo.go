// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
)

// undoFill reports the time to undo a fill of 1,000,000 cells, including the frame that shows them.
func undoFill(t *table) error {
	const step = 1.25
	s := newFillStage(10 * filledRows)
	s.hold(step)
	if err := s.fill(step); err != nil {
		return err
	}
	var failed error
	took := measure.Plan{Rounds: 1, Times: 1}.Time(func() {
		if !s.grid.History().Undo() {
			failed = errors.New("a fill cannot be undone")
		}
		s.Frame()
	})
	if last := s.rows[len(s.rows)-1]; failed == nil && (last != numbers{} || s.grid.History().CanUndo()) {
		failed = errors.New("a fill is not undone in one step")
	}
	t.add(value("cells/undo-1M", milliseconds(took), "ms"))
	return failed
}
