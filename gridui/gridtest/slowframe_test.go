// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest_test

import (
	"fmt"
	"testing"

	"gioui.org/io/key"
	"github.com/stretchr/testify/require"
)

func TestWhatComesInOneFrameIsSentAsAWindowWould(t *testing.T) {
	h, ed := editing()
	frames := h.Frames()
	h.InOneFrame(func() {
		h.TypeKeys("abc")
		h.InOneFrame(func() { h.Type("de") })
		require.Equal(t, frames, h.Frames(), "a frame in between")
		require.Empty(t, ed.Text())
	})
	require.Equal(t, "abcde", ed.Text())
	start, end := ed.Selection()
	require.Equal(t, []int{5, 5}, []int{start, end})

	h.InOneFrame(func() {
		h.IME.Compose("ㅎ", "하")
		h.IME.Commit("한")
		h.IME.Compose("ㄱ")
	})
	require.Equal(t, "abcde한ㄱ", ed.Text())
	r, ok := h.IME.Composing()
	require.True(t, ok)
	require.Equal(t, key.Range{Start: 6, End: 7}, r)
}

// In the same frame, the window does not get the caret that a key has moved.
func TestTextInOneFrameGoesWhereTheWindowHasTheCaret(t *testing.T) {
	h, ed := editing()
	h.Type("abc")
	h.InOneFrame(func() {
		h.Keys("Home")
		h.Type("x")
	})
	require.Equal(t, "abcx", ed.Text())
	h.Keys("Home")
	h.Type("y")
	require.Equal(t, "yabcx", ed.Text())
}

func ExampleHarness_InOneFrame() {
	h, ed := editing()
	frames := h.Frames()
	h.InOneFrame(func() {
		h.Type("slow")
		h.Keys("Shortcut+A") // before a frame shows the text
	})
	fmt.Println(ed.Text(), ed.SelectionLen(), h.Frames() > frames)
	// Output: slow 4 true
}
