// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/export"
)

func TestFormats(t *testing.T) {
	for _, f := range export.Formats() {
		for _, name := range []string{f.Extension(), "." + f.Extension(), f.String()} {
			var parsed export.Format
			require.NoError(t, parsed.UnmarshalText([]byte(name)))
			assert.Equal(t, f, parsed)
		}
		text, err := json.Marshal(f)
		require.NoError(t, err)
		var back export.Format
		require.NoError(t, json.Unmarshal(text, &back))
		assert.Equal(t, f, back)
		assert.Contains(t, f.MIME(), "/")
	}
	assert.Equal(t, "CSV", export.Format(0).String())
}

func TestFormatThatDoesNotExist(t *testing.T) {
	f := export.Format(99)
	assert.Equal(t, "Format(99)", f.String())
	assert.Empty(t, f.Extension())
	assert.Equal(t, "application/octet-stream", f.MIME())
	_, err := f.MarshalText()
	assert.Error(t, err)
	for _, name := range []string{"", ".", "xls", "..csv"} {
		assert.Error(t, new(export.Format).UnmarshalText([]byte(name)), name)
	}
	f = export.HTML
	require.Error(t, f.UnmarshalText([]byte("doc")))
	assert.Equal(t, export.HTML, f, "an error changes nothing")
}
