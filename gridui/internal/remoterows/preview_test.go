// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

type statements []rowsource.Statement

func (s statements) Preview([]rowsource.Edit) ([]rowsource.Statement, error) { return s, nil }

func TestPreviewShowsParametersApart(t *testing.T) {
	at := time.Date(2020, 1, 2, 3, 4, 5, 0, time.UTC)
	text, err := previewText(statements{
		{Text: "UPDATE t SET a = ?", Args: []any{"it's\n한글", nil, int64(7), 1.5, true, at, []byte{1, 2}, make([]byte, 100)}},
		{Text: "DELETE FROM t"},
	}, nil)
	require.NoError(t, err)
	require.Contains(t, text, "UPDATE t SET a = ?;\n    1: \"it's\\n한글\"\n    2: null\n    3: 7\n    4: 1.5\n    5: true\n    6: 2020-01-02T03:04:05Z\n    7: 0x0102\n    8: 0x00")
	require.Contains(t, text, "… (100 bytes)\n\nDELETE FROM t;\n")
}

func TestPreviewOfOtherSourcesIsJSON(t *testing.T) {
	text, err := previewText(nil, []rowsource.Edit{
		{ID: "1", Set: []rowsource.Field{{Column: "z", Value: value.Text("<b>")}, {Column: "a", Value: value.Value{}}}, Version: value.Int(3)},
		{Kind: rowsource.EditDelete, ID: "2"},
	})
	require.NoError(t, err)
	require.JSONEq(t, `[{"kind":"update","id":"1","set":{"z":"<b>","a":null},"version":3},{"kind":"delete","id":"2"}]`, text)
	require.Contains(t, text, "<b>")

	_, err = previewText(nil, []rowsource.Edit{{Set: []rowsource.Field{{Column: "t", Value: value.Time(time.Date(12000, 1, 1, 0, 0, 0, 0, time.UTC))}}}})
	require.ErrorContains(t, err, "as JSON")
}
