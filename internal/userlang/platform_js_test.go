// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package userlang

import (
	"syscall/js"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestNavigatorLanguage(t *testing.T) {
	object := js.Global().Get("Object")
	set := func(navigator any) {
		property := object.New()
		property.Set("value", navigator)
		property.Set("configurable", true)
		object.Call("defineProperty", js.Global(), "navigator", property)
	}
	before := js.Global().Get("navigator")
	defer set(before)
	set(map[string]any{"language": "ko-KR"})
	assert.Equal(t, "ko-KR", platform())
	for _, navigator := range []any{nil, js.Undefined(), 1, map[string]any{}, map[string]any{"language": 1}} {
		set(navigator)
		assert.Empty(t, platform())
	}
}
