// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"errors"
	"fmt"
	"image"
	"testing"
	"testing/synctest"
	"time"

	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// remoteScene is a grid over a source of 1,000 rows whose calls wait for the test.
type remoteScene struct {
	scene
	rows  *gridui.Remote[int]
	calls sourcetest.Scheduler
}

// remoteLooks holds the styles of the pictures of remote rows.
var remoteLooks = map[string]func(*gridui.Style){
	"light":    func(*gridui.Style) {},
	"dark-rtl": func(st *gridui.Style) { st.Preset, st.Direction = theme.Dark(), gridui.DirectionRTL },
	"contrast": func(st *gridui.Style) { st.ForcedColors = true },
}

func newRemoteScene(t *testing.T, set func(*gridui.Style)) *remoteScene {
	s := &remoteScene{}
	s.rows = gridui.NewRemote(&sourcetest.Fake[int]{Source: numberSource(t), Before: s.calls.Hold}, gridui.RemoteOptions[int]{})
	g := &s.grid
	g.Columns = []gridui.Column[int]{
		gridui.Field("id", "Number", func(i int) int { return i }).Width(110),
		gridui.Field("name", "Name", nameOf).Width(200),
		gridui.Field("net", "Net", func(i int) float64 { return float64(i) * 12.5 }).Width(110),
		gridui.Bool("even", "Even", func(i int) bool { return i%2 == 0 }).Width(90),
		gridui.Field("note", "Note", nameOf).Width(180),
	}
	g.Sorting.Mode = option.SortMulti
	g.Selection.Mode = option.SelectMulti
	g.RowNumbers.Enabled = true
	g.ColumnPinning = option.ColumnPinning{Left: []string{"id"}, Right: []string{"even"}}
	g.SetSource(s.rows)
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	s.Harness = gridtest.New(image.Pt(640, 346), func(gtx layout.Context) layout.Dimensions {
		style := gridui.New(th, g)
		style.Locale = locale.For("en")
		set(&style)
		return style.Layout(gtx)
	})
	s.Frame()
	return s
}

func nameOf(i int) string { return fmt.Sprintf("The row of number %d", i) }

func numberSource(t *testing.T) rowsource.Source[int] {
	rows := make([]int, 1000)
	for i := range rows {
		rows[i] = i
	}
	source, err := rowsource.NewSlice(rowsource.SliceOptions[int]{
		Rows: rows, Key: []string{"id"},
		Columns: []rowsource.Column[int]{
			{ID: "id", Value: func(i int) value.Value { return value.Int(int64(i)) }},
			{ID: "name", Value: func(i int) value.Value { return value.Text(nameOf(i)) }},
		},
	})
	require.NoError(t, err)
	return source
}

// pass lets calls continue, with an error or nil, until none waits.
func (s *remoteScene) pass(err error) {
	for range 20 {
		synctest.Wait()
		for range s.calls.Waiting() {
			s.calls.Release(0, err)
		}
		synctest.Wait()
		s.Advance(100 * time.Millisecond)
		s.Frame()
	}
}

func (s *remoteScene) end() {
	s.rows.Close()
	synctest.Wait()
}

// eachRemoteLook runs a test of a scene with its first rows in each style.
func eachRemoteLook(t *testing.T, run func(t *testing.T, s *remoteScene, look string)) {
	for look, set := range remoteLooks {
		t.Run(look, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				s := newRemoteScene(t, set)
				defer s.end()
				s.pass(nil)
				run(t, s, look)
			})
		})
	}
}

// TestRemoteSkeletons shows loaded rows, and below them rows that are not loaded yet.
func TestRemoteSkeletons(t *testing.T) {
	eachRemoteLook(t, func(t *testing.T, s *remoteScene, look string) {
		first := s.firstMissing()
		s.grid.ScrollToRow(first-4, option.AlignStart)
		s.Frame()
		s.Frame()
		s.golden(t, "remote-skeletons-"+look)
	})
}

// firstMissing returns the first row that is not loaded.
func (s *remoteScene) firstMissing() int {
	for i := range s.rows.Len() {
		if _, ok := s.rows.Row(i); !ok {
			return i
		}
	}
	panic("all rows are loaded")
}

// TestRemoteVeil shows old rows under the veil, while the rows of another order are read.
func TestRemoteVeil(t *testing.T) {
	eachRemoteLook(t, func(t *testing.T, s *remoteScene, look string) {
		s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "id", Desc: true}}
		s.Frame()
		s.Frame()
		s.golden(t, "remote-veil-"+look)
	})
}

// TestRemoteFailure shows the bar with the reason why rows could not be read: below the last rows,
// in an empty body if no row could be read, and over the bars of a narrow grid.
func TestRemoteFailure(t *testing.T) {
	eachRemoteLook(t, func(t *testing.T, s *remoteScene, look string) {
		s.rows.Reload()
		s.Frame()
		s.pass(errors.New("the connection to the server was lost"))
		s.golden(t, "remote-failure-"+look)
	})
	synctest.Test(t, func(t *testing.T) {
		s := newRemoteScene(t, remoteLooks["light"])
		defer s.end()
		s.pass(errors.New("the password is wrong"))
		s.golden(t, "remote-failure-nothing")
	})
}

// TestRemoteFailureAboveBars shows the bar in a narrow and compact grid, above its other bars.
func TestRemoteFailureAboveBars(t *testing.T) {
	for name, dir := range map[string]gridui.Direction{"ltr": gridui.DirectionLTR, "rtl": gridui.DirectionRTL} {
		synctest.Test(t, func(t *testing.T) {
			s := newRemoteScene(t, func(st *gridui.Style) { st.Density, st.Direction = theme.DensityCompact, dir })
			defer s.end()
			s.grid.Paging.Enabled, s.grid.StatusBar.Enabled = true, true
			s.Size = image.Pt(330, 300)
			s.pass(nil)
			s.rows.Reload()
			s.Frame()
			s.pass(errors.New("the connection to the server was lost, and it is not known why"))
			s.golden(t, "remote-failure-bars-"+name)
		})
	}
}
