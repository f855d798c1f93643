// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package announce_test

import (
	"image"
	"io"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

// What happens before the first frame, which brings the words, is announced with it.
func TestWhatHappensBeforeTheFirstFrameIsAnnounced(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var s gridstage.Stage[string]
		g := &s.Grid
		g.Columns = []gridui.Column[string]{gridui.Field("text", "Text", func(s string) string { return s }).Edit(func(s *string, v string) { *s = v })}
		g.Announce, g.Editing.Enabled, g.Selection.Mode = true, true, option.SelectMulti
		g.SetRows([]string{"x", "y", "z"})
		g.Export(gridui.ExportOptions{To: export.Stream(io.Discard)})
		g.Paste("a\tb")
		g.SelectAll()
		g.History().Undo()
		require.NotEmpty(t, g.CopyText(g.Clipboard.Headers))
		require.NoError(t, g.EditCells(events.CellEdit{RowID: "1", ColumnID: "text", New: "new"}))
		synctest.Wait()
		h := s.Show(image.Pt(300, 200))
		h.Settle()
		h.Frame()
		exported := gridstage.Told[events.RowsExported](&s)
		require.Len(t, exported, 1)
		require.NoError(t, exported[0].Err)
		said := ""
		for _, a := range gridstage.Told[events.TextAnnounced](&s) {
			said += a.Text + "\n"
		}
		require.Contains(t, said, s.Look.Locale.Announced.Exported(3))
		require.NoError(t, s.Grid.Close())
	})
}
