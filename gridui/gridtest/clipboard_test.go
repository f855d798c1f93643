// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestCopyAndPaste(t *testing.T) {
	h, ed := editing()
	_, ok := h.Clipboard.Text()
	assert.False(t, ok)
	assert.False(t, h.Paste("nobody asked"))

	h.Type("abc")
	h.Keys("Shortcut+A", "Shortcut+C")
	got, ok := h.Clipboard.Text()
	assert.True(t, ok)
	assert.Equal(t, "abc", got)
	h.Settle()
	_, ok = h.Clipboard.Text()
	assert.True(t, ok, "stays")
	h.Clipboard.Clear()
	_, ok = h.Clipboard.Text()
	assert.False(t, ok)

	h.Keys("Shortcut+V")
	assert.True(t, h.Clipboard.Requested())
	assert.Equal(t, "abc", ed.Text(), "not answered yet")
	assert.True(t, h.Paste("xyz"))
	assert.Equal(t, "xyz", ed.Text())
	assert.False(t, h.Clipboard.Requested())
	assert.False(t, h.Paste("once only"))
}
