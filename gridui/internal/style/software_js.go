// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package style

import (
	"strings"
	"sync"
	"syscall/js"
)

// softwareRenderers holds parts of the names of renderers without a GPU, in lower case.
var softwareRenderers = [...]string{"swiftshader", "llvmpipe", "softpipe", "software", "basic render"}

// RendersInSoftware reports whether WebGL renders without a GPU. It queries the browser only the
// first time; if the browser does not report its renderer, it returns false.
var RendersInSoftware = sync.OnceValue(func() bool {
	name := strings.ToLower(rendererName())
	for _, software := range softwareRenderers {
		if strings.Contains(name, software) {
			return true
		}
	}
	return false
})

// rendererName returns the name of WebGL's renderer, or "" if the browser does not report it.
func rendererName() (name string) {
	// A call that the browser refuses for privacy may throw.
	defer func() {
		if recover() != nil {
			name = ""
		}
	}()
	gl := js.Global().Get("document").Call("createElement", "canvas").Call("getContext", "webgl")
	if !gl.Truthy() {
		return ""
	}
	// A browser limits the number of contexts of a page.
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
