// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export_test

import (
	"bytes"
	"context"
	"io"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/export"
)

// texts returns a source of texts, with a column for each header.
func texts(headers []string, rows ...[]string) export.Source {
	src := export.Source{Rows: len(rows)}
	for _, h := range headers {
		src.Columns = append(src.Columns, export.Column{Key: h, Header: h})
	}
	src.Row = func(i int, cells []export.Cell) error {
		for c, text := range rows[i] {
			cells[c].SetText(text)
		}
		return nil
	}
	return src
}

var stamp = time.Date(2024, 5, 1, 9, 30, 0, 0, time.FixedZone("", 9*3600))

// mixed returns a source with a column of each kind, and a last row without values.
func mixed(n int) export.Source {
	return export.Source{
		Columns: []export.Column{
			{Key: "id", Header: "ID"},
			{Key: "name", Header: "이름"},
			{Key: "price", Header: "Price", Format: "#,##0.00", Width: 14},
			{Key: "at", Header: "At"},
			{Key: "ok", Header: "OK"},
		},
		Rows: n,
		Row: func(i int, cells []export.Cell) error {
			if i == n-1 {
				return nil
			}
			cells[0].SetInt(int64(i))
			cells[1].SetText("row, " + strconv.Itoa(i))
			cells[2].SetNumber(float64(i) + 0.5)
			cells[3].SetTime(stamp.Add(time.Duration(i) * time.Hour))
			cells[4].SetBool(i%2 == 0)
			return nil
		},
	}
}

// written returns the output of an export, which must not fail.
func written(t testing.TB, src export.Source, f export.Format, opt export.Options) string {
	t.Helper()
	var out bytes.Buffer
	require.NoError(t, f.Export(t.Context(), &out, src, opt))
	return out.String()
}

// broken writes a number of bytes and then fails.
type broken struct {
	w    io.Writer
	left int
	err  error
}

func (b *broken) Write(p []byte) (int, error) {
	if len(p) <= b.left {
		b.left -= len(p)
		return b.w.Write(p)
	}
	n, err := b.w.Write(p[:b.left])
	b.left -= n
	if err == nil {
		err = b.err
	}
	return n, err
}

// breaking is an exporter whose writer fails after a number of bytes.
type breaking struct {
	export.Exporter
	after int
	err   error
}

func (b breaking) Export(ctx context.Context, w io.Writer, src export.Source, opt export.Options) error {
	return b.Exporter.Export(ctx, &broken{w, b.after, b.err}, src, opt)
}
