// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build cgo || windows

// Package shot takes pictures of Gio widgets without a window, and compares them with earlier pictures.
//
// It draws with Gio's own renderer. Unlike package gridtest it therefore needs a GPU or a software renderer for
// OpenGL ES 3 and, except on Windows, cgo. On a bare Debian install libegl-dev, libgles2 and libgl1-mesa-dri, and
// build with
//
//	go test -tags nowayland,novulkan
//
// If there is no display, which means that neither DISPLAY nor WAYLAND_DISPLAY is set, the package sets
// EGL_PLATFORM=surfaceless for the process, unless the variable is set already.
//
// Pictures of the same operations are equal bit for bit on the same renderer, and nearly equal on different
// renderers: compare them with [Diff] or [Golden]. Give the widget a shaper with embedded fonts, since system fonts
// differ between machines.
package shot
