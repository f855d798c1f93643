// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"fmt"
	"io"
	"net"
)

// listen listens on addr, or on a free port of the same host if that port is not available.
func listen(addr string, notes io.Writer) (net.Listener, error) {
	host, _, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, fmt.Errorf("-addr: %w", err)
	}
	ln, err := net.Listen("tcp", addr)
	if err == nil {
		return ln, nil
	}
	free, errFree := net.Listen("tcp", net.JoinHostPort(host, "0"))
	if errFree != nil {
		return nil, err // the host is at fault, and the first error explains it best
	}
	fmt.Fprintf(notes, "%v; taking a free port instead.\n", err)
	return free, nil
}

// address returns the URL to type into a browser on this machine.
func address(a net.Addr) string {
	tcp, ok := a.(*net.TCPAddr)
	if !ok {
		return "http://" + a.String() + "/"
	}
	if tcp.IP.IsUnspecified() {
		return fmt.Sprintf("http://localhost:%d/", tcp.Port)
	}
	return "http://" + tcp.String() + "/"
}
