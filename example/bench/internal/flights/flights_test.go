// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package flights

import (
	"bytes"
	"compress/gzip"
	"encoding/csv"
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestWriteMakesTheTable(t *testing.T) {
	var first, second bytes.Buffer
	require.NoError(t, Write(&first, Rows))
	require.NoError(t, Write(&second, Rows))
	require.Equal(t, first.Bytes(), second.Bytes(), "the same each time")

	z, err := gzip.NewReader(&first)
	require.NoError(t, err)
	lines, err := csv.NewReader(z).ReadAll()
	require.NoError(t, err)
	require.Equal(t, []string{"date", "delay", "distance", "origin", "destination"}, lines[0])
	rows := lines[1:]
	require.Len(t, rows, Rows)
	shape := []*regexp.Regexp{
		regexp.MustCompile(`^0[1-4][0-3]\d[0-2]\d[0-5]\d$`),
		regexp.MustCompile(`^-?\d{1,3}$`),
		regexp.MustCompile(`^\d{3,4}$`),
		regexp.MustCompile(`^[A-Z]{3}$`),
		regexp.MustCompile(`^[A-Z]{3}$`),
	}
	last := ""
	for i, row := range rows {
		for j, cell := range row {
			if !shape[j].MatchString(cell) {
				t.Fatalf("row %d: %q", i, row)
			}
		}
		if row[0] < last {
			t.Fatalf("row %d comes before its forerunner: %q", i, row)
		}
		last = row[0]
	}
}

type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, bytes.ErrTooLarge }

func TestWriteTellsOfAFullDisk(t *testing.T) {
	require.ErrorIs(t, Write(broken{}, Rows), bytes.ErrTooLarge)
}
