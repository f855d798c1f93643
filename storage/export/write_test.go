// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/export/tsv"
)

// textual lists the formats of this package.
var textual = []export.Format{export.CSV, export.TSV, export.JSON, export.HTML}

func TestWriteWithoutPackage(t *testing.T) {
	err := export.XLSX.Export(t.Context(), io.Discard, mixed(1), export.Options{})
	assert.ErrorContains(t, err, "export: writing XLSX: the program must import github.com/giogrid/giogrid/storage/export/xlsx")
	err = export.Format(77).Export(t.Context(), io.Discard, mixed(1), export.Options{})
	assert.ErrorContains(t, err, "export: writing Format(77): there is no such format")
}

func TestRegisterRefuses(t *testing.T) {
	assert.Panics(t, func() { export.Register(export.XLSX, nil) })
	assert.Panics(t, func() { export.Register(export.XLSX, export.XLSX) })
	assert.Panics(t, func() { export.Register(export.CSV, breaking{Exporter: export.CSV}) })
}

func TestRegister(t *testing.T) {
	const mine = export.Format(50)
	export.Register(mine, breaking{Exporter: export.TSV, after: 2, err: io.ErrClosedPipe})
	var out bytes.Buffer
	err := mine.Export(t.Context(), &out, mixed(1), export.Options{})
	assert.ErrorIs(t, err, io.ErrClosedPipe)
	assert.Equal(t, "ID", out.String())
}

func TestWriteBadSources(t *testing.T) {
	for want, src := range map[string]export.Source{
		"no columns":        {Rows: 3, Row: mixed(1).Row},
		"Source.Row is nil": {Rows: 3, Columns: mixed(1).Columns},
	} {
		for _, f := range textual {
			var out bytes.Buffer
			assert.ErrorContains(t, f.Export(t.Context(), &out, src, export.Options{}), want)
			assert.Zero(t, out.Len())
		}
	}
	empty := export.Source{Columns: mixed(1).Columns}
	assert.Equal(t, "ID\t이름\tPrice\tAt\tOK\r\n", written(t, empty, export.TSV, export.Options{}), "no rows need no Row")
}

func TestWriteRowsUnknown(t *testing.T) {
	known, unknown := mixed(3), mixed(3)
	unknown.Rows = -1
	unknown.Row = func(i int, cells []export.Cell) error {
		if i == 3 {
			return io.EOF
		}
		return known.Row(i, cells)
	}
	for _, f := range textual {
		assert.Equal(t, written(t, known, f, export.Options{}), written(t, unknown, f, export.Options{}))
	}
}

// Values of a row do not remain in the next.
func TestWriteClearsCells(t *testing.T) {
	src := texts([]string{"h"}, nil, nil)
	src.Row = func(i int, cells []export.Cell) error {
		if i == 0 {
			cells[0].SetText("once")
		}
		return nil
	}
	assert.Equal(t, "h\r\nonce\r\n\"\"\r\n", written(t, src, export.TSV, export.Options{}))
}

func TestWriteErrorOfRow(t *testing.T) {
	odd := errors.New("odd")
	for _, cause := range []error{odd, fmt.Errorf("read: %w", io.EOF)} {
		src := mixed(10)
		src.Row = func(i int, _ []export.Cell) error {
			if i == 7 {
				return cause
			}
			return nil
		}
		err := export.CSV.Export(t.Context(), io.Discard, src, export.Options{})
		assert.ErrorIs(t, err, cause)
		assert.ErrorContains(t, err, "row 7: ")
	}
}

type mute struct{}

func (mute) Write(p []byte) (int, error) { return len(p) / 2, nil }

func TestWriteErrorOfWriter(t *testing.T) {
	for _, f := range textual {
		assert.ErrorIs(t, f.Export(t.Context(), mute{}, mixed(9), export.Options{}), io.ErrShortWrite)
		all := len(written(t, mixed(5000), f, export.Options{}))
		for _, after := range []int{0, 1, all / 2, all - 1} {
			err := f.Export(t.Context(), &broken{io.Discard, after, io.ErrClosedPipe}, mixed(5000), export.Options{})
			assert.ErrorIs(t, err, io.ErrClosedPipe, "%v after %d bytes", f, after)
		}
	}
}

func TestWriteCancelled(t *testing.T) {
	gone := errors.New("gone")
	ctx, cancel := context.WithCancelCause(t.Context())
	src, asked := mixed(1_000_000), 0
	row := src.Row
	src.Row = func(i int, cells []export.Cell) error {
		if asked++; i == 1000 {
			cancel(gone)
		}
		return row(i, cells)
	}
	require.ErrorIs(t, export.CSV.Export(ctx, io.Discard, src, export.Options{}), gone)
	assert.Less(t, asked, 2000)

	asked = 0
	require.ErrorIs(t, export.CSV.Export(ctx, io.Discard, src, export.Options{}), gone)
	assert.Zero(t, asked, "nothing is asked for when it is too late already")
}

// A long cell counts as several rows.
func TestWriteCancelledAmongLongCells(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	src := texts([]string{"h"}, make([]string, 0))
	src.Rows = 1000
	long, last := strings.Repeat("x", 1<<20), 0
	src.Row = func(i int, cells []export.Cell) error {
		last = i
		cells[0].SetText(long)
		cancel()
		return nil
	}
	require.ErrorIs(t, export.CSV.Export(ctx, io.Discard, src, export.Options{}), context.Canceled)
	assert.Zero(t, last)
}

func TestWriteProgress(t *testing.T) {
	var seen []int
	turns := 0
	opt := export.Options{Progress: func(rows int) { seen = append(seen, rows) }, GiveWay: func() { turns++ }}
	written(t, mixed(100_000), export.CSV, opt)
	require.Greater(t, len(seen), 100)
	assert.IsIncreasing(t, seen[:len(seen)-1])
	assert.Equal(t, 100_000, seen[len(seen)-1])
	assert.GreaterOrEqual(t, turns, len(seen))
	for i := 1; i < len(seen); i++ {
		assert.LessOrEqual(t, seen[i]-seen[i-1], 1000)
	}
}

// A cell of a megabyte is written completely.
func TestWriteLongCells(t *testing.T) {
	long := strings.Repeat("긴 \"text\"\n", 1<<16)
	for _, f := range textual {
		out := written(t, texts([]string{"h"}, []string{long}, []string{"end"}), f, export.Options{})
		assert.Greater(t, len(out), len(long))
		assert.Contains(t, out, "end")
	}
	var text tsv.Builder
	text.Cell(long)
	assert.Equal(t, [][]string{{long}}, export.ParseTSV(text.String()))
}
