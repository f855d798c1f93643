// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit_test

import (
	"image"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

// TestOpeningAnEditorChangesNothing opens and leaves editors of texts that a one-line editor cannot show
// exactly.
func TestOpeningAnEditorChangesNothing(t *testing.T) {
	for _, text := range []string{"a\nb", "a\r\nb", "\xff", "a\xc3b", "\n", strings.Repeat("é", 200_000)} {
		s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[gridstage.Person]) {
			g.Columns = []gridui.Column[gridstage.Person]{
				gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Edit(func(p *gridstage.Person, v string) { p.Name = v }),
			}
			g.SetRows([]gridstage.Person{{Name: text}, {Name: text}})
			g.Editing.Enabled = true
		})
		s.Focus(s.Grid.Tag())
		s.Keys("Ctrl+Home", "F2")
		require.True(t, s.Settle())
		s.Keys("Enter", "F2", "Tab", "F2", "Escape")
		require.Empty(t, gridstage.EventsOf[gridui.CellsEdited[gridstage.Person]](s.Events), "%.10q", text)
		require.False(t, s.Grid.History().CanUndo())
	}
}
