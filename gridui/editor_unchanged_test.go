// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
)

// TestOpeningAnEditorChangesNothing opens and leaves editors of texts that an editor of
// one line cannot show exactly.
func TestOpeningAnEditorChangesNothing(t *testing.T) {
	for _, text := range []string{"a\nb", "a\r\nb", "\xff", "a\xc3b", "\n", strings.Repeat("é", 200_000)} {
		s := newStage(image.Pt(400, 300), func(g *gridui.Grid[person]) {
			g.Columns = []gridui.Column[person]{
				gridui.Field("name", "Name", func(p person) string { return p.Name }).Edit(func(p *person, v string) { p.Name = v }),
			}
			g.SetRows([]person{{Name: text}, {Name: text}})
			g.Editing.Enabled = true
		})
		s.Focus(s.grid.Tag())
		s.Keys("Ctrl+Home", "F2")
		require.True(t, s.Settle())
		s.Keys("Enter", "F2", "Tab", "F2", "Escape")
		require.Empty(t, eventsOf[gridui.CellsEdited[person]](s.events), "%.10q", text)
		require.False(t, s.grid.History().CanUndo())
	}
}
