// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowgrid

import (
	"fmt"
	"strings"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/storage/rowsource"
)

// Status returns a line about the rows: their number, whether some are not shown, and why they cannot be written.
func (g *Grid) Status(l look.Lang) string {
	notice, reason := g.Rows.Notice(), g.Rows.ReadOnly
	parts := []string{g.countText(l)}
	if g.isGrowing() {
		parts = append(parts, look.Text{En: "the statement still runs", Ko: "문장 실행 중"}.In(l))
	}
	for _, t := range []look.Text{{En: notice.English, Ko: notice.Korean}, {En: reason.String(), Ko: reason.Korean()}} {
		if text := t.In(l); text != "" {
			parts = append(parts, text)
		}
	}
	return strings.Join(parts, "  ·  ")
}

// isGrowing reports whether more rows of a statement will arrive.
func (g *Grid) isGrowing() bool {
	if g.Rows.Snapshot == nil {
		return false
	}
	select {
	case <-g.Rows.Snapshot.Done():
		return false
	default:
		return true
	}
}

// Err returns the error that prevented rows from being read, or ended a statement early; nil if there is none.
func (g *Grid) Err() error {
	if err := g.remote.Err(); err != nil || g.Rows.Snapshot == nil || g.isGrowing() {
		return err
	}
	return g.Rows.Snapshot.Err()
}

// countText returns the number of rows, or of groups if rows are grouped.
func (g *Grid) countText(l look.Lang) string {
	n := g.remote.Count()
	switch groups := look.Grouped(int(n.N)); {
	case len(g.grid.Grouping.By) == 0 || n.N < 0:
		return CountText(n, l)
	case n.N == 1 && l == look.English:
		return "1 group"
	default:
		return look.Text{En: groups + " groups", Ko: groups + "개 그룹"}.In(l)
	}
}

// CountText returns a number of rows as text, with "about" for an estimate.
func CountText(n rowsource.Count, l look.Lang) string {
	switch {
	case n.N < 0:
		return look.Text{En: "? rows", Ko: "행 수 모름"}.In(l)
	case l == look.Korean && n.Exact:
		return look.Grouped(int(n.N)) + "행"
	case l == look.Korean:
		return "약 " + look.Grouped(int(n.N)) + "행"
	case !n.Exact:
		return fmt.Sprintf("about %s rows", look.Grouped(int(n.N)))
	case n.N == 1:
		return "1 row"
	}
	return look.Grouped(int(n.N)) + " rows"
}
