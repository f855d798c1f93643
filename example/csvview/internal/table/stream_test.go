// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// states returns the states that a stream announces, until it ends.
func states(s *Stream) (all []State) {
	told := make(chan struct{}, 1)
	s.Watch(func() {
		select {
		case told <- struct{}{}:
		default:
		}
	})
	for {
		if now := s.State(); now != (State{}) && (len(all) == 0 || all[len(all)-1] != now) {
			all = append(all, now)
		}
		select {
		case <-told:
		case <-s.ended:
			return append(all, s.State())
		}
	}
}

// sameTable requires that two tables are equal in everything visible.
func sameTable(t *testing.T, want, got *Table) {
	t.Helper()
	require.Equal(t, want.Format(), got.Format())
	require.Equal(t, want.Columns(), got.Columns())
	require.Equal(t, want.Notes(), got.Notes())
	require.Equal(t, want.Rows(), got.Rows())
	require.Equal(t, show(want), show(got))
}

// randomReader returns its text in pieces of random sizes.
type randomReader struct {
	text   []byte
	random *rand.Rand
	most   int
}

func (r *randomReader) Read(p []byte) (int, error) {
	if len(r.text) == 0 {
		return 0, io.EOF
	}
	n := copy(p[:min(len(p), 1+r.random.IntN(r.most))], r.text)
	r.text = r.text[n:]
	return n, nil
}

// randomText returns a text with flaws of all kinds.
func randomText(random *rand.Rand) []byte {
	columns := 1 + random.IntN(5)
	delim := string(delimiters[random.IntN(len(delimiters))])
	lines := []string{"\n", "\r\n", "\r"}
	end := lines[random.IntN(len(lines))]
	var b []byte
	for i := range random.IntN(1200) {
		cells := columns
		if random.IntN(100) == 0 {
			cells = random.IntN(8)
		}
		for col := range cells {
			if col > 0 {
				b = append(b, delim...)
			}
			switch {
			case i == 0 && random.IntN(4) > 0:
				b = fmt.Appendf(b, "name %d", col)
			case random.IntN(200) == 0:
				b = append(b, []string{"\"", "x\"", "\"a\"b", "\"a" + end + "b\"", "\"a\"\"b\"", "\xff", "\x00", "word", "1.5", "서울"}[random.IntN(10)]...)
			case col == 1:
				b = fmt.Appendf(b, "2024-01-%02d", 1+random.IntN(28))
			default:
				b = fmt.Appendf(b, "%d", random.IntN(1000))
			}
		}
		b = append(b, end...)
	}
	return b
}

// Whatever the pieces of a text, a stream ends with the table of the whole text.
func TestStreamEndsAsRead(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for i := range 120 {
		text := randomText(random)
		if i%5 == 4 {
			text = packed(t, string(text))
		}
		want, wantErr := Read(bytes.NewReader(text), "test.csv")
		most := 1 + random.IntN(1<<random.IntN(16))
		s := NewStream(&randomReader{text, random, most}, "test.csv")
		got := s.Wait()
		require.True(t, got.Done)
		require.Equal(t, wantErr, got.Err)
		require.EqualValues(t, len(text), got.Read)
		if wantErr == nil {
			sameTable(t, want, got.Table)
		} else {
			require.Nil(t, got.Table)
		}
	}
}

// Rows arrive state by state, and no state changes afterwards.
func TestStreamShowsRowsAsTheyCome(t *testing.T) {
	r, w := io.Pipe()
	s := NewStream(r, "pipe.csv")
	told := make(chan struct{}, 100)
	s.Watch(func() { told <- struct{}{} })
	assert.Zero(t, s.State())

	var text strings.Builder
	text.WriteString("id,value\n")
	add := func(rows int, value string) {
		var part strings.Builder
		for i := range rows {
			fmt.Fprintf(&part, "%d,%s\n", i, value)
		}
		text.WriteString(part.String())
		_, err := io.WriteString(w, part.String())
		require.NoError(t, err)
	}
	_, err := io.WriteString(w, "id,value\n")
	require.NoError(t, err)
	add(5000, "7")
	first := s.First()
	require.NotNil(t, first.Table)
	require.False(t, first.Done)
	require.Zero(t, first.Size)
	require.Positive(t, first.Table.Rows())
	require.Equal(t, Integer, first.Table.Columns()[1].Kind)
	rows, before := first.Table.Rows(), show(first.Table)

	// The last rows are announced although nothing follows them.
	for s.State().Table.Rows() < 5000 {
		<-told
	}
	numbers := s.State().Table
	add(1, "many")
	for s.State().Table.Rows() < 5001 {
		<-told
	}
	words := s.State().Table
	assert.Equal(t, Text, words.Columns()[1].Kind, "a word among numbers")
	assert.Equal(t, Integer, numbers.Columns()[1].Kind, "the table before stays as it was")
	value, ok := numbers.Int(4999, 1)
	assert.True(t, ok)
	assert.EqualValues(t, 7, value)
	assert.Equal(t, numbers.Columns()[1].ID, words.Columns()[1].ID)

	require.NoError(t, w.Close())
	last := s.Wait()
	require.True(t, last.Done)
	sameTable(t, mustRead(t, text.String()), last.Table)
	assert.Equal(t, rows, first.Table.Rows())
	assert.Equal(t, before, show(first.Table))
}

func TestColumnsComeLate(t *testing.T) {
	r, w := io.Pipe()
	s := NewStream(r, "pipe.csv")
	_, err := io.WriteString(w, "a,b\n"+strings.Repeat("1,2\n", 4000))
	require.NoError(t, err)
	require.Len(t, s.First().Table.Columns(), 2)
	_, err = io.WriteString(w, "1,2,3,x\n")
	require.NoError(t, err)
	require.NoError(t, w.Close())
	last := s.Wait().Table
	require.Len(t, last.Columns(), 4)
	assert.Equal(t, "Column 4", last.Columns()[3].ID)
	assert.Equal(t, []string{"line 4002: 1 row has more cells than there are columns; they are shown in columns of their own"}, notesOf(last))
}

// A small file is never shown in part, a large one is.
func TestStreamOfAFile(t *testing.T) {
	dir := t.TempDir()
	for name, content := range map[string][]byte{
		"small": []byte("a,b\n" + strings.Repeat("1,2\n", 100_000)),
		"large": []byte("a,b\n" + strings.Repeat("1,2\n", 1_000_000)),
		"gzip":  packed(t, "a,b\n"+strings.Repeat("1,2\n", 1_000_000)),
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(dir, name)
			require.NoError(t, os.WriteFile(path, content, 0o600))
			s := OpenStream(path, 0)
			defer s.Close()
			all := states(s)
			first, last := s.First(), all[len(all)-1]
			if name == "small" {
				first = all[0]
				assert.True(t, first.Done)
			}
			assert.NoError(t, last.Err)
			assert.True(t, last.Done)
			assert.EqualValues(t, len(content), last.Size)
			assert.EqualValues(t, len(content), last.Read)
			want, err := Open(path)
			require.NoError(t, err)
			assert.Equal(t, want.Rows(), last.Table.Rows())
			assert.Equal(t, want.Columns(), last.Table.Columns())
			for i, now := range all[1:] {
				assert.GreaterOrEqual(t, now.Table.Rows(), all[i].Table.Rows())
				assert.GreaterOrEqual(t, now.Read, all[i].Read)
			}
		})
	}
}

// A source that stops after the first rows shows them.
func TestFirstStateOfALargeFile(t *testing.T) {
	text := "a,b\n" + strings.Repeat("1,2\n", 1_000_000)
	stop := make(chan struct{})
	s := newStream()
	r := io.MultiReader(strings.NewReader(text[:len(text)/2]), &blocked{stop}, strings.NewReader(text[len(text)/2:]))
	go s.run("x", func() (*file, error) { return &file{Reader: r, size: len(text)}, nil })
	first := s.First()
	assert.False(t, first.Done)
	assert.Positive(t, first.Table.Rows())
	assert.EqualValues(t, len(text), first.Size)
	assert.LessOrEqual(t, first.Read, first.Size/2)
	close(stop)
	assert.Equal(t, 1_000_000, s.Wait().Table.Rows())
}

// blocked has nothing to read, and its Read returns only after stop is closed.
type blocked struct{ stop chan struct{} }

func (b *blocked) Read([]byte) (int, error) {
	<-b.stop
	return 0, io.EOF
}

func TestStreamErrors(t *testing.T) {
	missing := filepath.Join(t.TempDir(), "none.csv")
	state := OpenStream(missing, 0).First()
	assert.EqualError(t, state.Err, missing+": no such file")
	assert.True(t, state.Done)
	assert.Nil(t, state.Table)
	var typed *Error
	assert.ErrorAs(t, NewStream(strings.NewReader(""), "x").First().Err, &typed)
	assert.ErrorIs(t, NewStream(strings.NewReader("\x1f\x8bx"), "x").First().Err, io.ErrUnexpectedEOF)
}

// The part that was read before the source failed stays, with a note.
func TestStreamBreaksOff(t *testing.T) {
	text := "a,b\n" + strings.Repeat("1,2\n", 100_000) + "3,"
	s := NewStream(io.MultiReader(strings.NewReader(text), iotest.ErrReader(errors.New("broken disk"))), "x")
	last := s.Wait()
	require.NoError(t, last.Err)
	require.True(t, last.Done)
	assert.Equal(t, 100_001, last.Table.Rows())
	assert.Equal(t, []string{"line 100002: the file breaks off here: broken disk"}, notesOf(last.Table))

	random := rand.New(rand.NewPCG(7, 8))
	z := packed(t, string(flights()))
	last = NewStream(&randomReader{z[:len(z)*2/3], random, 4000}, "x").Wait()
	want, err := Read(bytes.NewReader(z[:len(z)*2/3]), "x")
	require.NoError(t, err)
	assert.Equal(t, want.Rows(), last.Table.Rows())
	assert.Equal(t, want.Notes(), last.Table.Notes())
	assert.Contains(t, strings.Join(notesOf(last.Table), "\n"), "the file breaks off here: unexpected EOF")
}

// More text than a table holds is shown as far as possible.
func TestStreamBeyondTheLimit(t *testing.T) {
	l := newLoader(strings.NewReader("a,b\n1,2\n3,4\n5,6\n"), "x", 0)
	l.limit = 13
	require.NoError(t, l.run())
	table := l.snapshot()
	assert.Equal(t, "a|b\n1|2\n3|4\n5", strings.TrimSuffix(show(table), "|~"))
	assert.Equal(t, []string{
		"line 4: 1 row has fewer cells than there are columns; those missing are empty",
		"line 4: the file breaks off here: too large: a table holds up to 4 GiB of text",
	}, notesOf(table))
}

// An endless source is read until the stream is closed.
func TestCloseEndsTheReading(t *testing.T) {
	r := &endless{}
	s := NewStream(r, "x")
	s.First()
	require.NoError(t, s.Close())
	last := s.Wait()
	assert.False(t, last.Done)
	assert.Positive(t, last.Table.Rows())
	assert.True(t, r.closed)
	told := false
	s.Watch(func() { told = true })
	assert.Equal(t, last, s.State())
	require.NoError(t, s.Close(), "once more")
	assert.False(t, told)
}

// endless never ends.
type endless struct{ closed bool }

func (e *endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = "1,2\n"[i%4]
	}
	return len(p) &^ 3, nil
}

func (e *endless) Close() error {
	e.closed = true
	return nil
}

// The layout does not depend on how much of the text the first check contains.
func TestLayoutDoesNotDependOnThePieces(t *testing.T) {
	// The first 60 rows could be separated by commas or by semicolons, the later ones only by semicolons.
	text := strings.Repeat("a,b;c,d\n", 60) + strings.Repeat("x;y\n", 5000)
	want := mustRead(t, text)
	for _, size := range []int{1, 7, 100, 480, 481, 1000, 4096} {
		got := NewStream(&pieces{text, size}, "test.csv").Wait().Table
		sameTable(t, want, got)
	}
}

// pieces returns text in pieces of one size.
type pieces struct {
	text string
	size int
}

func (p *pieces) Read(b []byte) (int, error) {
	if p.text == "" {
		return 0, io.EOF
	}
	n := copy(b[:min(len(b), p.size)], p.text)
	p.text = p.text[n:]
	return n, nil
}

// The cost of a state is negligible compared with the text.
func TestStreamAllocations(t *testing.T) {
	text := flights()
	l := newLoader(bytes.NewReader(text), "flights", len(text))
	for more := true; more; {
		var err error
		more, err = l.step()
		require.NoError(t, err)
		if more && l.known {
			assert.LessOrEqual(t, testing.AllocsPerRun(10, func() { l.snapshot() }), 3.0)
		}
	}
}
