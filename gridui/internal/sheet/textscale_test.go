// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sheet_test

import (
	"testing"

	"gioui.org/io/semantic"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// TestTextTwiceAsLargeFits doubles the text size and nothing else: every box with a line of text is
// at least as high as the line.
func TestTextTwiceAsLargeFits(t *testing.T) {
	const line = 2 * 13 * 5 / 4 // a line of text of 13 sp, the smallest
	for name, open := range map[string]func(s *gridstage.Stage[gridstage.Person]){
		"grid": func(s *gridstage.Stage[gridstage.Person]) {},
		"compact": func(s *gridstage.Stage[gridstage.Person]) {
			s.Style = func(st *gridui.Style) { st.Density, st.Locale = theme.DensityCompact, locale.For("en") }
		},
		"filter row":     func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Filtering.Row = true },
		"header menu":    func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Column("name").OpenMenu() },
		"cell menu":      func(s *gridstage.Stage[gridstage.Person]) { s.Grid.FocusCell(1, "name"); s.Grid.OpenMenu() },
		"filter panel":   func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Column("name").OpenFilter() },
		"column chooser": func(s *gridstage.Stage[gridstage.Person]) { s.Grid.OpenColumns() },
		"editor":         func(s *gridstage.Stage[gridstage.Person]) { s.Grid.StartEditing("p1", "name") },
		"choices": func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.StartEditing("p1", "city")
			s.Settle()
			s.Keys("Alt+Down")
		},
		"calendar": func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.StartEditing("p1", "born")
			s.Settle()
			s.Keys("Alt+Down")
		},
		"groups":     func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Grouping.By = []string{"city"} },
		"pinned row": func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Row("p3").Pin(option.RowPinTop) },
	} {
		t.Run(name, func(t *testing.T) {
			s := gridstage.NewSpeaking(nil)
			s.Metric = unit.Metric{PxPerDp: 1, PxPerSp: 2}
			s.Size.X, s.Size.Y = 1000, 900
			s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
			s.Settle()
			s.Focus(s.Grid.Tag())
			open(s)
			s.Settle()
			texts := 0
			for _, n := range s.Nodes()[1:] {
				if !isLine(n, s.Harness) {
					continue
				}
				texts++
				require.GreaterOrEqual(t, n.Bounds.Dy(), line, "%s: %v", name, n)
			}
			require.Greater(t, texts, 20, name)
			gridstage.AuditSemantics(t, s.Harness, name)
		})
	}
}

// isLine reports whether a node shows its label as a completely visible line of text.
func isLine(n gridtest.Node, h *gridtest.Harness) bool {
	if n.Label == "" || n.Visible != n.Bounds || n.Bounds.Max.Y >= h.Size.Y {
		return false
	}
	icon := n.Label == locale.For("en").HeaderMenu
	return !icon && (n.Class != semantic.CheckBox || len(n.Children) == 0)
}
