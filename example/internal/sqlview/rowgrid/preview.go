// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowgrid

import (
	"strings"

	"github.com/giogrid/giogrid/example/internal/look"
)

// preview holds the lines of the statements of a save. They are updated only after a change.
type preview struct {
	of    [3]uint64
	lang  look.Lang
	lines []string
}

var nothingToSave = look.Text{En: "There is nothing to save.", Ko: "저장할 변경 내용이 없습니다."}

// Preview returns the lines of the statements that Save runs, each with its parameters. The slice is valid until the
// next call.
func (g *Grid) Preview(l look.Lang) []string {
	if g.changes == nil || g.changes.Tracker() == nil {
		return nil
	}
	t := g.changes.Tracker()
	of := [3]uint64{t.Edited().Version(), t.Added().Version(), t.Deleted().Version()}
	if p := &g.preview; p.lines == nil || p.of != of || p.lang != l {
		*p = preview{of, l, g.previewLines(l)}
	}
	return g.preview.lines
}

func (g *Grid) previewLines(l look.Lang) []string {
	if !g.changes.HasChanges() {
		return []string{nothingToSave.In(l)}
	}
	text, err := g.remote.Preview()
	if err != nil {
		return []string{failed(err).In(l)}
	}
	return strings.Split(strings.TrimRight(text, "\n"), "\n")
}
