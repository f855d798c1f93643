// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"bytes"
	"image"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/csvview/internal/table"
	"github.com/giogrid/giogrid/example/data/fonts"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui/gridtest"
)

func TestMemoryFlag(t *testing.T) {
	for text, want := range map[string]int64{
		"1MB": 1e6, "512MB": 512e6, "2GB": 2e9, "1.5 GiB": 3 << 29, "1000000": 1e6, "2000000B": 2e6, "64mib": 64 << 20, "1e9": 1e9,
		"3tb": 3e12, "1000kB": 1e6,
	} {
		o, _, ok := parse([]string{"-memory", text, "a.csv"}, io.Discard)
		require.True(t, ok, text)
		assert.EqualValues(t, want, o.memory, text)
	}
	for _, text := range []string{"", "MB", "0", "-1GB", "1kB", "999999", "lots", "1XB", "NaN", "1e30GB", "Inf"} {
		var stderr bytes.Buffer
		_, code, ok := parse([]string{"-memory", text, "a.csv"}, &stderr)
		assert.False(t, ok, text)
		assert.Equal(t, 2, code, text)
		assert.Contains(t, stderr.String(), "expected a size of at least 1MB", text)
	}
}

func TestMemoryIsHalfOfTheMachines(t *testing.T) {
	o, _, ok := parse([]string{"a.csv"}, io.Discard)
	require.True(t, ok)
	assert.EqualValues(t, installedMemory()/2, o.memory)
	assert.Greater(t, int64(o.memory), int64(64<<20))
}

// stageWithin shows a file whose table has a memory limit.
func stageWithin(t *testing.T, file string, memory byteSize) *stage {
	stream, err := open(file, memory)
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, stream.Close()) })
	var stderr bytes.Buffer
	report(stream.Wait().Table, &stderr)
	v := newViewer(stream, look.OnlyFonts(fonts.Collection()))
	s := &stage{gridtest.New(image.Pt(1200, 600), v.Layout), v, stderr.String()}
	require.True(t, s.Settle())
	return s
}

// The window and stderr report that a table is not all of the file.
func TestStatusOfAnEnd(t *testing.T) {
	text := "id,name\n" + strings.Repeat("1,Kim\n", 500_000)
	packed := zipped(t, text)
	for name, c := range map[string]struct {
		content, status, note string
		memory                byteSize
	}{
		"whole":           {text, "", "", 0},
		"cut":             {text, "cut: the rest does not fit into memory", "the table is cut here", 2e6},
		"bomb":            {packed, "cut: the rest does not fit into memory", "the table is cut here", 2e6},
		"one line":        {strings.Repeat("x", 4<<20), "cut: the rest does not fit into memory", "the table is cut here", 2e6},
		"broken off":      {packed[:len(packed)/2], "broken off: the rest cannot be read", "the file breaks off here: unexpected EOF", 0},
		"without its end": {packed[:len(packed)-4], "broken off: the rest cannot be read", "the file breaks off here: unexpected EOF", 0},
	} {
		s := stageWithin(t, write(t, "f.csv", c.content), c.memory)
		assert.Contains(t, s.stderr, c.note, name)
		line := strings.Join(s.statusText(), separator)
		assert.True(t, s.shows(line), "%s\n%s", name, s.Dump())
		assert.Contains(t, line, c.status, name)
		assert.Equal(t, c.status == "", s.table.End() == table.Whole, name)
		if c.status != "" {
			assert.NotEqual(t, facts(s.state, look.English), facts(s.state, look.Korean))
			assert.Contains(t, strings.Join(s.texts(), "\n"), c.note, name)
		}
		assert.Positive(t, s.table.Rows(), name)
	}
}

// texts returns all visible labels.
func (s *stage) texts() (out []string) {
	for _, n := range s.Nodes() {
		out = append(out, n.Label)
	}
	return out
}

// A line as long as its file is shown while it is read.
func TestLongLineShowsWhileItIsRead(t *testing.T) {
	r, w := io.Pipe()
	stream := table.NewStream(r, "pipe.csv")
	go func() {
		_, _ = io.WriteString(w, "id,text\n1,"+strings.Repeat("x", 1<<20))
	}()
	first := stream.First()
	require.False(t, first.Done)
	v := newViewer(stream, look.OnlyFonts(fonts.Collection()))
	s := &stage{Harness: gridtest.New(image.Pt(1000, 600), v.Layout), viewer: v}
	require.True(t, s.Settle())
	assert.True(t, s.shows("text"), "the header")
	assert.Greater(t, strings.Count(row{s.table, 0}.cell(1), "x"), 4096)
	require.NoError(t, stream.Close())
	stream.Wait()
}

// A header as long as its file has no columns to show until it is read.
func TestLongHeaderShowsWhenItIsRead(t *testing.T) {
	var names strings.Builder
	for names.Len() < 1<<19 {
		names.WriteString("n" + look.Grouped(names.Len()) + "|")
	}
	r, w := io.Pipe()
	stream := table.NewStream(r, "pipe.csv")
	go func() { _, _ = io.WriteString(w, names.String()) }()
	require.Empty(t, stream.First().Table.Columns())
	v := newViewer(stream, look.OnlyFonts(fonts.Collection()))
	s := &stage{Harness: gridtest.New(image.Pt(1000, 600), v.Layout), viewer: v}
	require.True(t, s.Settle())
	go func() {
		_, _ = io.WriteString(w, "last\n1|2\n")
		w.Close()
	}()
	stream.Wait()
	require.True(t, s.Settle())
	assert.True(t, s.shows("n0"), s.Dump())
	assert.Equal(t, s.table.Columns()[0].ID, s.grid.Focused().ColumnID)
	assert.Equal(t, []string{"#"}, s.grid.ColumnPinning.Left)
}
