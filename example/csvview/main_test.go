// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"bytes"
	"compress/gzip"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/data/fonts"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui/gridtest"
)

// write writes a file into a folder of the test and returns its path.
func write(t *testing.T, name, content string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	require.NoError(t, os.WriteFile(path, []byte(content), 0o644))
	return path
}

// stage is a viewer in a window without a screen.
type stage struct {
	*gridtest.Harness
	*viewer
	stderr string
}

func newStage(t *testing.T, file string) *stage {
	t.Helper()
	stream, err := open(file, 0)
	require.NoError(t, err)
	var stderr bytes.Buffer
	report(stream.Wait().Table, &stderr)
	v := newViewer(stream, look.OnlyFonts(fonts.Collection()))
	s := &stage{gridtest.New(image.Pt(1000, 600), v.Layout), v, stderr.String()}
	require.True(t, s.Settle())
	return s
}

func (s *stage) shows(label string) bool {
	_, ok := s.Find(label)
	return ok
}

func TestNothingToShow(t *testing.T) {
	missing := filepath.Join(t.TempDir(), "trips.csv")
	empty := write(t, "empty.csv", "")
	folder := t.TempDir()
	for file, message := range map[string]string{
		missing: missing + ": no such file",
		empty:   empty + ": empty file: expected a header or rows",
		folder:  folder + ": is a directory: expected a file",
	} {
		_, err := open(file, 0)
		assert.EqualError(t, err, message)
	}
}

func TestShownWithANote(t *testing.T) {
	for name, test := range map[string]struct{ content, note, shown string }{
		"header only":    {"id,name\n", "there is a header and no row", "name"},
		"short row":      {"id,name\n1,a\n2\n", "line 3: 1 row has fewer cells", "a"},
		"long row":       {"id,name\n1,a\n2,b,c\n", "line 3: 1 row has more cells", "c"},
		"unclosed quote": {"id,name\n1,\"a\n2,b\n", "line 2: 1 quote is opened and never closed", `"a`},
		"NUL byte":       {"id,name\n1,a\x00b\n", "line 2: 1 row holds NUL bytes", "a\x00b"},
		"invalid UTF-8":  {"id,name\n1,a\xffb\n", "line 2: 1 row is not valid UTF-8", "a"},
	} {
		t.Run(name, func(t *testing.T) {
			s := newStage(t, write(t, "f.csv", test.content))
			assert.Contains(t, s.stderr, "f.csv: ")
			assert.Contains(t, s.stderr, test.note)
			assert.True(t, s.shows(test.shown), s.Dump())
			require.NotEmpty(t, s.notes.list)
			assert.Contains(t, s.notes.summary(look.English), test.note)
		})
	}
}

func TestShownWithoutANote(t *testing.T) {
	for name, content := range map[string]string{
		"plain":  "이름,도시\n김민서,서울\n",
		"BOM":    "\ufeff이름,도시\n김민서,서울\n",
		"tabs":   "이름\t도시\n김민서\t서울\n",
		"UTF-16": utf16LE("\ufeff이름,도시\n김민서,서울\n"),
		"gzip":   zipped(t, "이름,도시\n김민서,서울\n"),
		"CRLF":   "이름,도시\r\n김민서,서울\r\n",
		"quotes": "\"이름\",\"도시\"\n\"김민서\",\"서울\"\n",
		"last":   "이름,도시\n김민서,서울",
	} {
		t.Run(name, func(t *testing.T) {
			s := newStage(t, write(t, "f.csv", content))
			assert.Empty(t, s.stderr)
			for _, label := range []string{"이름", "도시", "김민서", "서울", "1 row"} {
				assert.True(t, s.shows(label), "%q in\n%s", label, s.Dump())
			}
		})
	}
}

func utf16LE(s string) string {
	var b strings.Builder
	for _, u := range utf16.Encode([]rune(s)) {
		b.WriteByte(byte(u))
		b.WriteByte(byte(u >> 8))
	}
	return b.String()
}

func zipped(t *testing.T, s string) string {
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	_, err := w.Write([]byte(s))
	require.NoError(t, err)
	require.NoError(t, w.Close())
	return b.String()
}

func TestOneLongLine(t *testing.T) {
	s := newStage(t, write(t, "long.csv", "id,text\n1,"+strings.Repeat("x", 16<<20)+"\n2,y\n"))
	assert.True(t, s.shows("y"))
	s.Move(300, 115)
	s.Advance(1e9)
	assert.Len(t, row{s.table, 0}.cell(1), 16<<20, "all of it is the value")
}

func TestManyColumns(t *testing.T) {
	s := newStage(t, write(t, "wide.csv", strings.Repeat("a,", 20_000)+"a\n"+strings.Repeat("1,", 20_000)+"1\n"))
	s.Keys("End")
	cols := s.table.Columns()
	assert.Equal(t, cols[len(cols)-1].ID, s.grid.Focused().ColumnID)
}

func TestTypesAndAlignment(t *testing.T) {
	s := newStage(t, write(t, "f.csv", "zip,n,v,when,ok\n01234,7,1.5,2024-05-06,true\n02345,12,2.25,2024-05-07,false\n"))
	for _, kind := range []string{"text", "integer", "decimal", "date", "boolean"} {
		assert.True(t, s.shows(kind), kind)
	}
	assert.True(t, s.shows("01234"), "leading zeros stay")
	assert.True(t, s.shows("2024-05-06"), "dates are shown as they stand")
}

func TestNotesOpenAtAClick(t *testing.T) {
	s := newStage(t, write(t, "f.csv", "id,name\n1\n2,b,c\n3\n"))
	strip, ok := s.Find("2 notes")
	require.True(t, ok, s.Dump())
	assert.False(t, s.shows("(lines 2, 4)"))
	s.Click(strip.Center())
	assert.True(t, s.shows("(lines 2, 4)"), s.Dump())
	strip, _ = s.Find("2 notes")
	s.Click(strip.Center())
	assert.False(t, s.shows("(lines 2, 4)"))
}

func TestKeysWorkAtOnce(t *testing.T) {
	s := newStage(t, write(t, "f.csv", "id,name\n1,a\n2,b\n"))
	s.Keys("Down", "Right")
	f := s.grid.Focused()
	assert.Equal(t, 1, f.Row)
	assert.Equal(t, "name", f.ColumnID)
}

func TestAColumnNamedLikeTheRowNumbers(t *testing.T) {
	s := newStage(t, write(t, "f.csv", "#,##,name\n5,6,a\n"))
	assert.Equal(t, "###", numberID(s.table.Columns()))
	assert.True(t, s.shows("a"))
}

func TestEveryWindow(t *testing.T) {
	s := newStage(t, write(t, "f.csv", "id,name\n1\n2,b,c\n3\n"))
	s.notes.open = true
	for _, size := range []image.Point{{1280, 800}, {390, 700}, {1, 1}, {0, 0}, {3000, 2}, {2, 3000}} {
		s.Size = size
		require.True(t, s.Settle())
		assert.Equal(t, size, s.Dims().Size)
	}
}

func TestCommandLine(t *testing.T) {
	for line, want := range map[string]struct {
		code    int
		message string
	}{
		"":                     {2, "expected a FILE"},
		"a.csv b.csv":          {2, "expected one FILE, got 2"},
		"-size 3 a.csv":        {2, "expected WIDTHxHEIGHT"},
		"-size 0x5 a.csv":      {2, "expected WIDTHxHEIGHT"},
		"-scale 0 a.csv":       {2, "expected a number of 0.1 to 10"},
		"-scale nan a.csv":     {2, "expected a number of 0.1 to 10"},
		"-theme pink a.csv":    {2, `no theme "pink"`},
		"-lang fr a.csv":       {2, `no language "fr"`},
		"-no-such-flag a.csv":  {2, "not defined"},
		"-help":                {0, "Usage: csvview [flags] FILE"},
		"-shot x.png -size 9x": {2, "expected WIDTHxHEIGHT"},
	} {
		var stderr bytes.Buffer
		_, code, ok := parse(strings.Fields(line), &stderr)
		assert.False(t, ok, line)
		assert.Equal(t, want.code, code, line)
		assert.Contains(t, stderr.String(), want.message, line)
	}
	o, _, ok := parse(strings.Fields("-shot x.png -size 900x500 -scale 2 -theme dark -lang ko a.csv"), new(bytes.Buffer))
	require.True(t, ok)
	assert.Equal(t, "a.csv", o.file)
	assert.Equal(t, "x.png", o.Shot)
	assert.Equal(t, image.Pt(900, 500), o.Size)
	assert.EqualValues(t, 2, o.Scale)
	assert.Equal(t, look.Dark, o.Scheme)
	assert.Equal(t, look.Korean, o.Lang)
	o, _, _ = parse(strings.Fields("-first-frame -loaded a.csv"), new(bytes.Buffer))
	assert.True(t, o.firstFrame)
	assert.True(t, o.loaded)
}
