// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"image"
	"strings"
	"testing"
	"time"

	"gioui.org/font/gofont"
	"gioui.org/text"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
)

// window is a viewer without a window. wanted receives a value when the grid asks for a frame.
type window struct {
	*viewer
	*gridtest.Harness
	wanted chan struct{}
}

func newLog() window {
	wanted := make(chan struct{}, 1)
	v := newViewer(func() {
		select {
		case wanted <- struct{}{}:
		default:
		}
	})
	v.theme.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	h := gridtest.New(image.Pt(800, 500), v.layout)
	h.Settle()
	v.grid.Feed()
	return window{v, h, wanted}
}

// come posts lines, and draws frames until the grid has them.
func (w window) come(t *testing.T, lines ...string) {
	want := w.grid.Len() + len(lines)
	require.NoError(t, w.post(lines...))
	for w.Frame(); w.grid.Len() < want; w.Frame() {
		if _, later := w.Wakeup(); later {
			w.Advance(20 * time.Millisecond)
		} else {
			<-w.wanted
		}
	}
	w.Settle()
}

// shows reports whether a line is on the screen.
func (w window) shows(text string) bool {
	_, ok := w.Find(text)
	return ok
}

func TestTheEndIsFollowedPausedAndResumed(t *testing.T) {
	w := newLog()
	for n := 0; n < 100_000; n += 5_000 {
		w.come(t, sample(n, 5_000)...)
	}
	require.Equal(t, 100_000, w.grid.Len())
	require.True(t, w.shows("host 99999"), "the last line")

	w.Wheel(400, 300, 0, -2000)
	w.Settle()
	require.True(t, w.grid.Follow.Paused)
	w.come(t, sample(100_000, 25)...)
	require.False(t, w.shows("host 100024"))
	pill, ok := w.FindDescription("새 행 따라가기, 새 행 25개")
	require.True(t, ok, w.Dump())
	w.Click(pill.Center())
	w.Settle()
	require.False(t, w.grid.Follow.Paused)
	require.True(t, w.shows("host 100024"))
}

func TestLinesAreFilteredByLevelAndPhrase(t *testing.T) {
	w := newLog()
	w.come(t, append(sample(0, 1000), "WARN refused the connection")...)
	field, _ := w.Find("검색")
	w.Click(field.Center())
	w.Type("connection refused ")
	w.Settle()
	require.Equal(t, 200, w.grid.Shown(), "not the words apart")
	w.Keys("Esc")
	w.grid.Filtering.Columns = []filter.Column{{
		ColumnID: "level", Filter: filter.Filter{First: filter.Condition{Op: filter.Equals, A: "WARN"}},
	}}
	w.Settle()
	require.Equal(t, 201, w.grid.Shown())
}

func TestLinesAreFoundAndCopied(t *testing.T) {
	w := newLog()
	w.come(t, sample(0, 1000)...)
	w.Focus(w.grid.Tag())
	w.Keys("Ctrl+F")
	w.Settle()
	w.Type("host 504")
	w.Settle()
	w.Keys("Enter", "Esc")
	w.Settle()
	row, _ := w.grid.RowByID(w.grid.Focused().RowID)
	require.Equal(t, "ERROR connection refused by host 504", row.text)
	w.Keys("Shift+Space", "Shift+Down", "Ctrl+C")
	w.Settle()
	copied, _ := w.Clipboard.Text()
	require.Len(t, strings.Split(strings.TrimSpace(copied), "\n"), 2)
	require.Contains(t, copied, "host 504")
}
