// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

func TestReadOnly(t *testing.T) {
	c := Field("a", "", func(d deal) int { return d.qty })
	assert.Nil(t, c.column().Set)
	c.Edit(func(d *deal, v int) { d.qty = v })
	assert.ErrorContains(t, c.column().Set(rowdata.Row{}, 3), "no row to edit")
	row := deal{qty: 1}
	require.NoError(t, c.column().Set(rowdata.To(&row), 3))
	assert.Equal(t, 3, row.qty)
	assert.Nil(t, c.Edit(nil).column().Set)
}

func TestParseOption(t *testing.T) {
	broken := errors.New("not a release")
	c := Func("v", "", func(v release) (release, bool) { return v, true }).
		Edit(func(row *release, v release) { *row = v }).
		Parse(func(text string) (release, error) {
			if text != "v1.2" {
				return release{9, 9}, broken
			}
			return release{1, 2}, nil
		})
	var row release
	require.NoError(t, c.column().Set(rowdata.To(&row), "v1.2"))
	assert.Equal(t, release{1, 2}, row)
	require.ErrorIs(t, c.column().Set(rowdata.To(&row), "2"), broken)
	assert.Equal(t, release{1, 2}, row)
	assert.ErrorContains(t, c.Parse(nil).column().Set(rowdata.To(&row), "v1.2"), "no way to read text")
}

func TestLayoutOptionReadsTexts(t *testing.T) {
	c := Time("v", "", func(v time.Time) time.Time { return v }).
		Edit(func(row *time.Time, v time.Time) { *row = v }).Layout("02.01.2006")
	seoul := time.FixedZone("KST", 9*3600)
	row := time.Date(2024, 1, 2, 3, 4, 0, 0, seoul)
	require.NoError(t, c.column().Set(rowdata.To(&row), "03.02.2021"))
	assert.Equal(t, time.Date(2021, 2, 3, 3, 4, 0, 0, seoul), row)
}
