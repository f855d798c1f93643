// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const cutNote = "the table is cut here, for the memory set for it is used up; the rest of the file is not shown"

// streamWithin reads a file into a table of at most budget bytes.
func streamWithin(budget int, f *file, name string) *Stream {
	s := newStream()
	s.budget = budget
	go s.run(name, func() (*file, error) { return f, nil })
	return s
}

// forever is a text of a beginning and a repeated pattern, and counts the bytes read.
type forever struct {
	begin string
	repeated
	n atomic.Int64
}

func newForever(begin, pattern string) *forever {
	return &forever{begin: begin, repeated: repeated{pattern: pattern, left: math.MaxInt}}
}

func (f *forever) Read(p []byte) (n int, err error) {
	if n = copy(p, f.begin); n > 0 {
		f.begin = f.begin[n:]
	} else {
		n, err = f.repeated.Read(p)
	}
	f.n.Add(int64(n))
	return n, err
}

// bombs lists endless texts of all kinds that cost memory.
var bombs = map[string]struct{ begin, pattern string }{
	"rows":                {"a,b\n", "1,2\n"},
	"shortest rows":       {"", "1\n"},
	"blank rows":          {"a\n", "\n"},
	"long rows":           {"a,b\n", "1," + strings.Repeat("x", 5000) + "\n"},
	"one line":            {"", "x"},
	"one line of zeros":   {"", "\x00"},
	"a line below names":  {"a,b\n", "x"},
	"a line of cells":     {"", "1,2.5,"},
	"a quote":             {"a,b\n1,\"", "x\n"},
	"quotes":              {"a,b\n1,\"", "\"\""},
	"a header":            {"", "name,"},
	"stray quotes":        {"a,b\n", "\"a\"b,\"c\"d\n"},
	"blanks below names":  {"a,b\n", "\n"},
	"rows with line ends": {"a,b\n", "1,\"x\ny\"\n"},
}

// An endless text of any kind is read until its memory is used up, and the part that fits is shown.
func TestMemoryIsBounded(t *testing.T) {
	const budget = 16 << 20
	for name, bomb := range bombs {
		t.Run(name, func(t *testing.T) {
			before := heap()
			in := newForever(bomb.begin, bomb.pattern)
			state := streamWithin(budget, &file{Reader: in}, "x").Wait()
			require.NoError(t, state.Err)
			require.True(t, state.Done)
			assert.Equal(t, Cut, state.Table.End())
			assert.Contains(t, strings.Join(notesOf(state.Table), "\n"), cutNote)
			assert.LessOrEqual(t, in.n.Load(), int64(budget), "read")
			assert.Greater(t, in.n.Load(), int64(budget/16), "read")
			used := heap() - before
			assert.LessOrEqual(t, used, budget+1<<20, "heap")
			assert.Greater(t, used, budget/4, "heap")
			if state.Table.Rows() > 0 {
				assert.NotEmpty(t, state.Table.Columns())
			}
			runtime.KeepAlive(state)
		})
	}
}

// A file of known size gets its memory at the start, as far as the budget allows.
func TestMemoryOfAKnownSize(t *testing.T) {
	text := "a,b\n" + strings.Repeat("100000,200000\n", 1<<20) // 14 MiB and 4 MiB for its index
	for budget, end := range map[int]End{0: Whole, 30 << 20: Whole, 12 << 20: Cut} {
		state := streamWithin(budget, &file{Reader: strings.NewReader(text), size: len(text)}, "x").Wait()
		assert.Equal(t, end, state.Table.End(), "%d", budget)
		if end == Whole {
			assert.Equal(t, 1<<20, state.Table.Rows())
			continue
		}
		assert.Greater(t, state.Table.Bytes(), 6<<20)
	}
}

// The rows that fit equal those of the whole file.
func TestCutTableIsThatOfTheFile(t *testing.T) {
	text := flights()
	whole := mustRead(t, string(text))
	state := streamWithin(2<<20, &file{Reader: bytes.NewReader(text)}, "x").Wait()
	rows := state.Table.Rows()
	require.Greater(t, rows, 10_000)
	require.Less(t, rows, whole.Rows())
	require.Equal(t, whole.Columns(), state.Table.Columns())
	for row := range rows - 1 { // the last one is cut
		for col := range whole.Columns() {
			require.Equal(t, whole.AppendCell(nil, row, col), state.Table.AppendCell(nil, row, col))
		}
	}
}

// A compressed file that unpacks to much more is also cut, and shows early.
func TestGzipBomb(t *testing.T) {
	var b bytes.Buffer
	z, _ := gzip.NewWriterLevel(&b, gzip.BestSpeed)
	_, err := io.Copy(z, &repeated{pattern: "0,0,0\n", left: 60 << 20})
	require.NoError(t, err)
	require.NoError(t, z.Close())
	require.Less(t, b.Len(), 1<<20)
	path := filepath.Join(t.TempDir(), "bomb.csv.gz")
	require.NoError(t, os.WriteFile(path, b.Bytes(), 0o600))
	s := OpenStream(path, 16<<20)
	state := s.Wait()
	require.NoError(t, state.Err)
	assert.Equal(t, Cut, state.Table.End())
	assert.Greater(t, state.Table.Rows(), 500_000)
	assert.Contains(t, strings.Join(notesOf(state.Table), "\n"), cutNote)
}

// The first rows show after reading no more than of an ordinary file, whatever the rest is like.
func TestFirstRowsComeEarly(t *testing.T) {
	most := func(name string, f *file, text *forever) {
		s := streamWithin(0, f, name)
		first := s.First()
		require.NoError(t, first.Err)
		require.NotNil(t, first.Table, name)
		assert.False(t, first.Done, name)
		assert.LessOrEqual(t, text.n.Load(), int64(smallSize), name)
		require.NoError(t, s.Close())
	}
	for name, bomb := range bombs {
		// After the first MiB nothing follows, and the text does not end: a stream that needs more would never show.
		text, stop := newForever(bomb.begin, bomb.pattern), make(chan struct{})
		t.Cleanup(func() { close(stop) })
		most(name, &file{Reader: io.MultiReader(io.LimitReader(text, smallSize), &blocked{stop})}, text)
	}
	// A gzip file whose last bytes claim a small size.
	text, stop := newForever("a,b\n", "1,2\n"), make(chan struct{})
	t.Cleanup(func() { close(stop) })
	in, out := io.Pipe()
	t.Cleanup(func() { in.Close() })
	go func() {
		z := gzip.NewWriter(out)
		_, err := io.Copy(z, io.LimitReader(text, 2*smallSize))
		if err == nil && z.Flush() == nil {
			_, _ = io.Copy(z, &blocked{stop})
		}
	}()
	tail := binary.LittleEndian.AppendUint32(nil, 100)
	s := streamWithin(0, &file{Reader: in, end: bytes.NewReader(tail), size: len(tail)}, "x.gz")
	first := s.First()
	assert.Positive(t, first.Table.Rows())
	assert.False(t, first.Done)
	require.NoError(t, s.Close())
}

// While the first row is read, the cells read so far are there.
func TestUnfinishedRow(t *testing.T) {
	const half = 300 << 10
	var names strings.Builder
	for i := 0; names.Len() < half; i++ {
		fmt.Fprintf(&names, "name %d,", i)
	}
	for name, c := range map[string]struct{ text, want string }{
		"a cell":               {strings.Repeat("x", half), "xxxx"},
		"a cell below names":   {"a,b\n1," + strings.Repeat("x", half), "1|xxxx"},
		"a quote":              {"a,b\n1,\"" + strings.Repeat("x\n", half/2), "1|\"x\nx"},
		"cells":                {"7,\"8,\",9," + strings.Repeat("x", half), "7|8,|9|xxxx"},
		"behind a delimiter":   {strings.Repeat("x", half) + ",", "xxxx"},
		"a header, so no rows": {names.String(), ""},
	} {
		l := newLoader(iotest.OneByteReader(strings.NewReader(c.text)), "x.csv", 0)
		for l.src.encoding == "" || len(l.table.text.data) < len(c.text) {
			_, err := l.step()
			require.NoError(t, err)
		}
		table := l.snapshot()
		var got []string
		if table.Rows() > 0 {
			require.Equal(t, 1, table.Rows(), name)
			for col := range table.Columns() {
				got = append(got, string(table.AppendPrefix(nil, 0, col, 4)))
			}
		}
		assert.Equal(t, c.want, strings.Join(got, "|"), name)
		require.NoError(t, l.run())
		end, err := Read(strings.NewReader(c.text), "x.csv")
		require.NoError(t, err)
		require.Equal(t, end.Columns(), l.snapshot().Columns(), name)
		require.Equal(t, end.Rows(), l.snapshot().Rows(), name)
		require.Equal(t, end.text, l.snapshot().text, name)
	}
}

// A file is read up to its size at the time of opening.
func TestGrowingFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "log.csv")
	require.NoError(t, os.WriteFile(path, []byte("a,b\n"+strings.Repeat("1,2\n", 100_000)), 0o600))
	f, err := openFile(path)
	require.NoError(t, err)
	defer f.Close()
	out, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0)
	require.NoError(t, err)
	defer out.Close()
	// Each read makes the file longer.
	f.Reader = &tapped{f.Reader, func() { _, _ = out.WriteString(strings.Repeat("3,4\n", 100_000)) }}
	table, err := read(f, path)
	require.NoError(t, err)
	assert.Equal(t, 100_000, table.Rows())
	assert.Equal(t, Grown, table.End())
	assert.Equal(t, []string{"the file has grown since it was opened; what was added is not shown"}, notesOf(table))
}

// tapped calls a function before each read.
type tapped struct {
	io.Reader
	tap func()
}

func (r *tapped) Read(p []byte) (int, error) {
	r.tap()
	return r.Reader.Read(p)
}

func TestEnds(t *testing.T) {
	assert.Equal(t, Whole, mustRead(t, "a,b\n1,2\n").End())
	table, err := Read(io.MultiReader(strings.NewReader("a,b\n1,2\n"), iotest.ErrReader(errors.New("broken disk"))), "x")
	require.NoError(t, err)
	assert.Equal(t, Broken, table.End())
	z := packed(t, string(flights()))
	table, err = Read(bytes.NewReader(z[:len(z)-20]), "x")
	require.NoError(t, err)
	assert.Equal(t, Broken, table.End())
	assert.Greater(t, table.Rows(), 100_000)
	l := newLoader(strings.NewReader("a,b\n1,2\n3,4\n5,6\n"), "x", 0)
	l.limit = 13
	require.NoError(t, l.run())
	assert.Equal(t, Cut, l.snapshot().End())
}

// A file that begins with only line ends is given up.
func TestTooManyBlankLines(t *testing.T) {
	text := newForever("", "\n")
	_, err := Read(text, "x")
	assert.ErrorIs(t, err, ErrBlank)
	assert.Less(t, text.n.Load(), int64(2*maxBlank))
}

// A stream shows a file larger than a table as far as possible.
func TestStreamOfATooLargeFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "large.csv")
	f, err := os.Create(path)
	require.NoError(t, err)
	defer f.Close()
	_, err = f.WriteString("a,b\n" + strings.Repeat("1,2\n", 1000))
	require.NoError(t, err)
	if f.Truncate(int64(maxBytes)+1) != nil {
		return // a file system without sparse files
	}
	state := OpenStream(path, 4<<20).Wait()
	require.NoError(t, state.Err)
	assert.Equal(t, Cut, state.Table.End())
	assert.Equal(t, 1001, state.Table.Rows())
}
