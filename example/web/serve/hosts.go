// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"net"
	"net/http"
	"net/netip"
	"strings"
)

// onlyHosts passes on requests whose Host is a loopback name or address, or the host in -addr, and refuses all
// others. A page of another site can make its own name resolve to this machine (DNS rebinding) and would then read
// what is served here; its requests still contain its name as the Host.
func onlyHosts(named string, h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if host, ok := hostOf(r.Host); !ok || !isLoopback(host) && !strings.EqualFold(host, named) {
			http.Error(w, "this server answers as localhost, 127.0.0.1 or [::1], and as the host that -addr names",
				http.StatusMisdirectedRequest)
			return
		}
		h.ServeHTTP(w, r)
	})
}

// hostOf returns the host in a Host header, without its port and the brackets of an IPv6 address. ok is false if the
// header is malformed.
func hostOf(header string) (host string, ok bool) {
	host, port, err := net.SplitHostPort(header)
	if err != nil { // no port, or malformed
		if host, port, err = net.SplitHostPort(header + ":"); err != nil {
			return "", false
		}
	}
	return host, host != "" && strings.Trim(port, "0123456789") == ""
}

// isLoopback reports whether a host is localhost, an address of 127.0.0.0/8 or ::1.
func isLoopback(host string) bool {
	if strings.EqualFold(host, "localhost") {
		return true
	}
	addr, err := netip.ParseAddr(host)
	return err == nil && addr.Zone() == "" && addr.Unmap().IsLoopback()
}
