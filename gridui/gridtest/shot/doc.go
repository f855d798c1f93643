// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build cgo || windows

// Package shot takes pictures of Gio widgets without a window, and compares them
// with pictures taken before.
//
// It draws with Gio's own renderer, so unlike package gridtest it needs a GPU or
// a software renderer of OpenGL ES 3 and, but on Windows, cgo. On a bare Debian
// install libegl-dev, libgles2 and libgl1-mesa-dri and build with
//
//	go test -tags nowayland,novulkan
//
// Without a display (neither DISPLAY nor WAYLAND_DISPLAY is set) it sets
// EGL_PLATFORM=surfaceless for the process, unless that variable is set already.
//
// Pictures of the same operations are equal bit for bit on one renderer, and
// nearly equal across renderers: compare with [Diff] or [Golden]. Give the widget
// a shaper with fonts of its own; system fonts differ between machines.
package shot
