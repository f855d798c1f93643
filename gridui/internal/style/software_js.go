// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package style

import (
	"strings"
	"sync"
	"syscall/js"
)

// softwareRenderers are parts of the names of renderers without a GPU, in small letters.
var softwareRenderers = [...]string{"swiftshader", "llvmpipe", "softpipe", "software", "basic render"}

// RendersInSoftware reports whether WebGL has no GPU. The browser is asked once; one that
// does not tell counts as one with a GPU.
var RendersInSoftware = sync.OnceValue(func() bool {
	name := strings.ToLower(rendererName())
	for _, software := range softwareRenderers {
		if strings.Contains(name, software) {
			return true
		}
	}
	return false
})

// rendererName is what WebGL draws with as the browser tells it, or empty.
func rendererName() (name string) {
	// What is refused for privacy may throw.
	defer func() {
		if recover() != nil {
			name = ""
		}
	}()
	gl := js.Global().Get("document").Call("createElement", "canvas").Call("getContext", "webgl")
	if !gl.Truthy() {
		return ""
	}
	// A browser allows a page only so many contexts at a time.
	if lose := gl.Call("getExtension", "WEBGL_lose_context"); lose.Truthy() {
		defer lose.Call("loseContext")
	}
	parameter := gl.Get("RENDERER") // in some browsers the name itself
	if info := gl.Call("getExtension", "WEBGL_debug_renderer_info"); info.Truthy() {
		parameter = info.Get("UNMASKED_RENDERER_WEBGL")
	}
	if name := gl.Call("getParameter", parameter); name.Type() == js.TypeString {
		return name.String()
	}
	return ""
}
