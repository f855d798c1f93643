// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remotestate_test

import (
	"context"
	"errors"
	"io"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/profile"
	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
)

// A held is a source that, while on is set, answers nothing before its caller gives up.
type held struct {
	*sourcetest.Fake[item]
	on      atomic.Bool
	waiting atomic.Int32
}

func newHeld(t testing.TB, n int) *held {
	h := &held{}
	h.Fake = &sourcetest.Fake[item]{Source: sliceOf(t, items(0, n)), Before: func(ctx context.Context, _ sourcetest.Call) error {
		if !h.on.Load() {
			return nil
		}
		h.waiting.Add(1)
		defer h.waiting.Add(-1)
		<-ctx.Done()
		return ctx.Err()
	}}
	return h
}

// The requests of a grid to a source end when the grid is closed, though the rows stay open.
func TestRequestsEndWithTheGrid(t *testing.T) {
	for _, c := range []struct {
		name string
		ask  func(s *stage, p *profile.Profile)
	}{
		{"filter panel", func(s *stage, _ *profile.Profile) { s.Grid.Column("kind").OpenFilter() }},
		{"search", func(s *stage, _ *profile.Profile) {
			s.Grid.Find.Query.Text, s.Grid.Find.Open, s.Grid.Find.Do = "r", true, option.FindNext
		}},
		{"copy", func(s *stage, _ *profile.Profile) { s.Grid.SelectAll(); s.Grid.Copy(s.Grid.Clipboard.Headers) }},
		{"export", func(s *stage, _ *profile.Profile) {
			s.Grid.Export(gridui.ExportOptions{Format: export.CSV, To: export.Stream(io.Discard)})
		}},
		{"profile", func(_ *stage, p *profile.Profile) { p.Open("n") }},
	} {
		t.Run(c.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				var p profile.Profile
				s := newStage(func(g *gridui.Grid[item]) {
					g.Find.Enabled, g.Filtering.Enabled, g.CellRanges.Enabled, g.StatusBar.Enabled = true, true, true, true
					g.Selection.Mode = option.SelectMulti
					g.Extensions = []gridui.Extension{&p}
				})
				h := newHeld(t, 4000)
				r := gridui.NewRemote[item](h, gridui.RemoteOptions[item]{})
				defer r.Close()
				s.Grid.SetSource(r)
				s.rounds(4)
				s.Grid.FocusCell(1, "n")
				s.rounds(1)
				h.on.Store(true)
				c.ask(s, &p)
				s.rounds(2)
				require.NotZero(t, h.waiting.Load(), "the source has been asked")
				require.NoError(t, s.Grid.Close())
				synctest.Wait()
				require.Zero(t, h.waiting.Load())
			})
		})
	}
}

// A copy of text does not wait for a source: the frame would be blocked.
func TestCopyTextDoesNotWaitForASource(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newStage(func(g *gridui.Grid[item]) { g.CellRanges.Enabled, g.Selection.Mode = true, option.SelectMulti })
		defer s.close(t)
		h := newHeld(t, 4000)
		r := gridui.NewRemote[item](h, gridui.RemoteOptions[item]{})
		s.remotes = append(s.remotes, r)
		s.Grid.SetSource(r)
		s.rounds(4)
		h.on.Store(true)
		require.True(t, s.Grid.FocusCell(1, "id"))
		s.rounds(1)
		require.Equal(t, "r1", s.Grid.CopyText(option.CopyHeadersNone), "the focused cell is there")
		require.Empty(t, s.Problems())
		s.Grid.SelectAll()
		s.rounds(1)
		require.Empty(t, s.Grid.CopyText(option.CopyHeadersNone))
		s.Keys("Ctrl+Shift+Space")
		s.rounds(1)
		require.Empty(t, s.Grid.CopyText(option.CopyHeadersNone))
		s.rounds(1)
		require.ErrorContains(t, errors.New(strings.Join(s.Problems(), "\n")), "CopyText does not wait for the rows of a source, and returns nothing: see Copy")
	})
}

var _ rowsource.Source[item] = (*held)(nil)
